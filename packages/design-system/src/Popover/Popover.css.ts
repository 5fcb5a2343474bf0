import { style } from '@vanilla-extract/css'
import { coarsePointer, forcedColors, motionAllowed } from '../themes/breakpoints.ts'
import { inRecipes } from '../themes/inLayer.ts'
import { breakable, typeset } from '../themes/typeset.ts'
import { vars } from '../themes/vars.css.ts'

const { color, duration, ease, font, radius, size, space } = vars

/** The background of popovers and menus. */
export const panel = style(
  inRecipes({
    display: 'flex',
    flexDirection: 'column',
    minInlineSize: 0,
    overflow: 'hidden',
    border: `${size.hairline} solid ${color.border}`,
    borderRadius: radius.l,
    backgroundColor: color.raised,
    color: color.text,
    boxShadow: vars.elevation.floating,
    // A dialog turns off pointer events outside itself.
    pointerEvents: 'auto',
    transitionProperty: 'opacity, transform',
    transitionDuration: duration.fast,
    transitionTimingFunction: ease.out,
    '@media': {
      [motionAllowed]: {
        selectors: {
          '&[data-entering], &[data-exiting]': { opacity: 0 },
          '&[data-placement="bottom"]:is([data-entering], [data-exiting])': {
            transform: `translateY(calc(-1 * ${space[1]}))`,
          },
          '&[data-placement="top"]:is([data-entering], [data-exiting])': {
            transform: `translateY(${space[1]})`,
          },
        },
      },
      [forcedColors]: { borderColor: 'CanvasText' },
    },
  }),
)

export const dialog = style(
  inRecipes({
    display: 'flex',
    flexDirection: 'column',
    gap: space[3],
    inlineSize: `min(100vw - 2 * ${space[6]}, ${size.popover})`,
    minBlockSize: 0,
    padding: space[4],
    overflowY: 'auto',
    overscrollBehavior: 'contain',
    outline: 'none',
  }),
)

export const header = style(
  inRecipes({
    display: 'flex',
    alignItems: 'flex-start',
    justifyContent: 'space-between',
    gap: space[3],
  }),
)

export const title = style(
  inRecipes({
    ...typeset('m'),
    ...breakable,
    minInlineSize: 0,
    fontWeight: font.weight.semibold,
  }),
)

/** The icon's size must not make the title's line higher. */
export const closeSlot = style(
  inRecipes({
    display: 'flex',
    marginBlock: `calc((${font.text.m.line} - ${size.control.s}) / 2)`,
    marginInlineEnd: `calc(-1 * ${space[1]})`,
    color: color.textMuted,
    '@media': {
      [coarsePointer]: { marginBlock: `calc((${font.text.m.line} - ${size.touch}) / 2)` },
    },
  }),
)

export const body = style(
  inRecipes({ ...typeset('s'), ...breakable, minInlineSize: 0, color: color.text }),
)
