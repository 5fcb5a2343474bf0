import { vars } from '@kingside/design-system/theme'
import { globalStyle } from '@vanilla-extract/css'

/** Storybook paints the examples of a docs page white, whatever the theme. */
globalStyle('.docs-story', { backgroundColor: vars.color.canvas, color: vars.color.text })
