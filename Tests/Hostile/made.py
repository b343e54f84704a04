"""What an input of the hostile runs is."""

from dataclasses import dataclass, field


@dataclass
class Input:
    name: str
    content: object  # bytes, text, or a function that returns one of them
    suffix: str = "yaml"
    quick: bool = True
    arguments: list = field(default_factory=list)

    def bytes(self):
        content = self.content() if callable(self.content) else self.content
        return content if isinstance(content, bytes) else content.encode("utf-8", "surrogatepass")
