import { vars } from '@kingside/design-system/theme'
import { globalStyle } from '@vanilla-extract/css'

/** Storybook gives the examples of a docs page a white background in every theme. */
globalStyle('.docs-story', { backgroundColor: vars.color.canvas, color: vars.color.text })
