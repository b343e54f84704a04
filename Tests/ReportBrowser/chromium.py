"""Drives a Chromium through its debugging pipe; needs nothing but the browser and Python."""
import json
import os
import select
import shutil
import subprocess
import tempfile
import time


class Browser:
    """A Chromium without a window, with one page."""

    def __init__(self):
        program = shutil.which("chromium") or shutil.which("chromium-browser") or shutil.which("google-chrome")
        if not program:
            raise SystemExit("there is no Chromium: install the package chromium")
        self.profile = tempfile.mkdtemp(prefix="galley-report-")
        command_read, self.commands = os.pipe()
        self.answers, answer_write = os.pipe()

        def place_pipes():
            # Chromium reads commands from 3 and answers on 4; neither end may be one of these before.
            read, write = os.dup(command_read), os.dup(answer_write)
            read, write = os.dup(read), os.dup(write)
            os.dup2(read, 3)
            os.dup2(write, 4)

        self.process = subprocess.Popen(
            [program, "--headless=new", "--remote-debugging-pipe", "--no-sandbox", "--disable-gpu",
             "--disable-dev-shm-usage", "--hide-scrollbars", "--no-first-run", f"--user-data-dir={self.profile}",
             "about:blank"],
            preexec_fn=place_pipes, close_fds=False, stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL)
        os.close(command_read)
        os.close(answer_write)
        self.buffer = b""
        self.number = 0
        self.session = None
        self.messages, self.requests, self.dialogs = [], [], []
        target = self.send("Target.createTarget", url="about:blank")["targetId"]
        self.session = self.send("Target.attachToTarget", targetId=target, flatten=True)["sessionId"]
        for domain in ["Page", "Runtime", "Log", "Network"]:
            self.send(f"{domain}.enable")

    def close(self):
        """Ends the browser, and removes what it wrote."""
        self.process.kill()
        self.process.wait()
        os.close(self.commands)
        os.close(self.answers)
        shutil.rmtree(self.profile, ignore_errors=True)

    # The protocol.

    def send(self, method, **parameters):
        """Sends a command and waits for its answer."""
        self.number += 1
        message = {"id": self.number, "method": method, "params": parameters}
        if self.session:
            message["sessionId"] = self.session
        os.write(self.commands, json.dumps(message).encode() + b"\0")
        end = time.monotonic() + 60
        while True:
            answer = self._receive(end)
            if answer.get("id") == self.number:
                if "error" in answer:
                    raise RuntimeError(f"{method}: {answer['error']}")
                return answer["result"]

    def _receive(self, end):
        while b"\0" not in self.buffer:
            if not select.select([self.answers], [], [], max(0, end - time.monotonic()))[0]:
                raise TimeoutError("the browser does not answer")
            piece = os.read(self.answers, 1 << 20)
            if not piece:
                raise RuntimeError("the browser has ended")
            self.buffer += piece
        line, self.buffer = self.buffer.split(b"\0", 1)
        message = json.loads(line)
        self._note(message)
        return message

    def _note(self, message):
        method, parameters = message.get("method"), message.get("params", {})
        if method == "Runtime.consoleAPICalled":
            self.messages.append(" ".join(str(value.get("value", value.get("description"))) for value in parameters["args"]))
        elif method == "Runtime.exceptionThrown":
            details = parameters["exceptionDetails"]
            self.messages.append(details.get("exception", {}).get("description", details["text"]))
        elif method == "Log.entryAdded":
            self.messages.append(parameters["entry"]["text"])
        elif method == "Network.requestWillBeSent":
            self.requests.append(parameters["request"]["url"])
        elif method == "Page.javascriptDialogOpening":
            self.dialogs.append(parameters["message"])

    # The page.

    def open(self, path, scripts=True):
        """Opens a file and waits until it is loaded; returns how many seconds that took."""
        self.send("Emulation.setScriptExecutionDisabled", value=not scripts)
        self.requests.clear()
        self.messages.clear()
        start = time.monotonic()
        self.send("Page.navigate", url=f"file://{os.path.abspath(path)}")
        end = start + 60
        while True:
            if self._receive(end).get("method") == "Page.loadEventFired":
                return time.monotonic() - start

    def evaluate(self, expression):
        """The value of an expression of JavaScript."""
        result = self.send("Runtime.evaluate", expression=expression, returnByValue=True, awaitPromise=True)
        if "exceptionDetails" in result:
            raise RuntimeError(f"{expression}: {result['exceptionDetails']}")
        return result["result"].get("value")

    def resize(self, width, height, dark=False, scale=1):
        """Gives the page a size and a colour scheme."""
        self.send("Emulation.setDeviceMetricsOverride", width=width, height=height, deviceScaleFactor=scale, mobile=False)
        scheme = "dark" if dark else "light"
        self.send("Emulation.setEmulatedMedia", features=[{"name": "prefers-color-scheme", "value": scheme}])

    def click(self, x, y, count=1):
        """Clicks at a point of the page, `count` times in a row."""
        for number in range(1, count + 1):
            for kind in ["mousePressed", "mouseReleased"]:
                self.send("Input.dispatchMouseEvent", type=kind, x=x, y=y, button="left", clickCount=number)

    def press(self, key, text=None):
        """Presses a key; letters and signs are typed."""
        text = text if text is not None else (key if len(key) == 1 else "")
        code = {"Enter": 13, "Tab": 9, "Escape": 27, "ArrowDown": 40, "ArrowUp": 38, "ArrowLeft": 37, "ArrowRight": 39,
                "Home": 36, "End": 35}.get(key, 0)
        down = {"type": "keyDown" if text else "rawKeyDown", "key": key, "windowsVirtualKeyCode": code}
        if text:
            down["text"] = text
        self.send("Input.dispatchKeyEvent", **down)
        self.send("Input.dispatchKeyEvent", type="keyUp", key=key, windowsVirtualKeyCode=code)

    def type(self, text):
        """Types a text."""
        for letter in text:
            self.press(letter)

    def screenshot(self, path):
        """Writes what is seen to a PNG file."""
        import base64
        with open(path, "wb") as file:
            file.write(base64.b64decode(self.send("Page.captureScreenshot", format="png")["data"]))
