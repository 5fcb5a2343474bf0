import { style } from '@vanilla-extract/css'
import { inRecipes } from '../themes/inLayer.ts'
import { vars } from '../themes/vars.css.ts'

const { color, size, radius } = vars

/** The only link or button of its `host`, whose whole area it covers. Its name is its short text. */
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

/** The area around a `target`. It shows the target's focus ring. */
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

/** Buttons and links apart from the `target`: they are above the area that the target covers. */
export const above = style(inRecipes({ position: 'relative', zIndex: 1 }))
