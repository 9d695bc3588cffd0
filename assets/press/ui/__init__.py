"""Everything of the interface that is drawn as a plate: buttons, chips, panels, controls, the focus ring."""

from assets.press.ui.plates import bake

__all__ = ["bake"]
