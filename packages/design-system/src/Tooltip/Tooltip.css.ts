import { style } from '@vanilla-extract/css'
import { forcedColors, motionAllowed } from '../themes/breakpoints.ts'
import { inRecipes } from '../themes/inLayer.ts'
import { breakable, typeset } from '../themes/typeset.ts'
import { vars } from '../themes/vars.css.ts'

const { color, duration, ease, radius, size, space } = vars

/** The page's colours inverted, because a tooltip must contrast with cards, dialogs and menus alike. */
export const root = style(
  inRecipes({
    ...typeset('xs'),
    ...breakable,
    display: 'flex',
    alignItems: 'center',
    gap: space[2],
    maxInlineSize: `min(100vw - 2 * ${space[3]}, ${size.tooltip})`,
    paddingBlock: space[1],
    paddingInline: space[2],
    borderRadius: radius.s,
    backgroundColor: color.text,
    color: color.canvas,
    boxShadow: vars.elevation.raised,
    fontWeight: vars.font.weight.medium,
    transition: `opacity ${duration.fast} ${ease.out}`,
    '@media': {
      [motionAllowed]: { selectors: { '&[data-entering], &[data-exiting]': { opacity: 0 } } },
      [forcedColors]: { border: `${size.hairline} solid CanvasText` },
    },
  }),
)

export const shortcut = style(
  inRecipes({
    flexShrink: 0,
    paddingInline: space[1],
    border: `${size.hairline} solid currentColor`,
    borderRadius: radius.xs,
    fontFamily: 'inherit',
    fontSize: 'inherit',
    lineHeight: 1.2,
    opacity: 0.8,
  }),
)
