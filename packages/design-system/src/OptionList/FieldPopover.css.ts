import { keyframes } from '@vanilla-extract/css'
import { recipe } from '../themes/recipe.ts'
import { inRecipes } from '../themes/inLayer.ts'
import { vars } from '../themes/vars.css.ts'

const { color, duration, ease, size, space } = vars

const comeIn = keyframes({ from: { opacity: 0, transform: `translateY(calc(-1 * ${space[1]}))` } })
const comeUp = keyframes({ from: { opacity: 0, transform: `translateY(${space[1]})` } })
const vanish = keyframes({ to: { opacity: 0 } })

export const popover = recipe({
  base: inRecipes({
    display: 'flex',
    flexDirection: 'column',
    boxSizing: 'border-box',
    maxInlineSize: `calc(100vw - 2 * ${space[2]})`,
    border: `${size.hairline} solid ${color.border}`,
    borderRadius: vars.radius.l,
    backgroundColor: color.raised,
    color: color.text,
    boxShadow: vars.elevation.floating,
    // A dialog turns off pointer events outside itself.
    pointerEvents: 'auto',
    selectors: {
      '&[data-entering]': { animation: `${comeIn} ${duration.base} ${ease.out}` },
      '&[data-entering][data-placement="top"]': {
        animation: `${comeUp} ${duration.base} ${ease.out}`,
      },
      '&[data-exiting]': { animation: `${vanish} ${duration.fast} ${ease.inOut} forwards` },
      '&:focus-visible': { outline: 'none' },
    },
  }),
  variants: {
    content: {
      list: inRecipes({
        inlineSize: 'var(--trigger-width)',
        minInlineSize: `min(${size.card.row}, 100vw - 2 * ${space[2]})`,
        overflow: 'hidden',
      }),
      panel: inRecipes({ overflow: 'auto' }),
    },
  },
})
