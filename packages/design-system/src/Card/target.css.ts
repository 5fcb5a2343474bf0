import { style } from '@vanilla-extract/css'
import { inRecipes } from '../themes/inLayer.ts'
import { vars } from '../themes/vars.css.ts'

const { color, size, radius } = vars

/** The one link or button that the whole of its `host` takes clicks for. Its name stays as short as its text. */
export const target = style(
  inRecipes({
    padding: 0,
    border: 0,
    borderRadius: radius.s,
    backgroundColor: 'transparent',
    color: 'inherit',
    fontWeight: 'inherit',
    textAlign: 'start',
    cursor: 'pointer',
    WebkitTapHighlightColor: 'transparent',
    '::after': { content: '""', position: 'absolute', inset: 0, borderRadius: 'inherit' },
    selectors: { '&:focus-visible': { outline: 'none' } },
  }),
)

/** The area around a `target`. It shows the target's focus. */
export const host = style(
  inRecipes({
    position: 'relative',
    selectors: {
      [`&:has(.${target}:focus-visible)`]: {
        outline: `${size.line} solid ${color.focus}`,
        outlineOffset: size.focusGap,
      },
    },
  }),
)

/** What can be pressed apart from the `target`: it stands above the area that the target covers. */
export const above = style(inRecipes({ position: 'relative', zIndex: 1 }))
