import { globalStyle, style } from '@vanilla-extract/css'
import { recipe } from '../themes/recipe.ts'
import { canHover, coarsePointer, forcedColors, motionAllowed } from '../themes/breakpoints.ts'
import { inRecipes } from '../themes/inLayer.ts'
import { breakable, typeset } from '../themes/typeset.ts'
import { vars } from '../themes/vars.css.ts'

const { color, duration, ease, font, radius, size, space } = vars

export const root = style(
  inRecipes({
    display: 'flex',
    flexDirection: 'column',
    inlineSize: '100%',
    minInlineSize: 0,
    minBlockSize: 0,
    outline: 'none',
    color: color.text,
  }),
)

export const header = style(
  inRecipes({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    columnGap: space[3],
    flexShrink: 0,
    minBlockSize: size.header,
    paddingBlock: space[2],
    paddingInlineStart: space[4],
    paddingInlineEnd: space[2],
    borderBlockEnd: `${size.hairline} solid ${color.border}`,
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

export const list = style(
  inRecipes({
    minBlockSize: 0,
    padding: space[1],
    overflowY: 'auto',
    overscrollBehavior: 'contain',
  }),
)

export const notice = style(
  inRecipes({
    position: 'relative',
    display: 'flex',
    alignItems: 'flex-start',
    gap: space[3],
    inlineSize: '100%',
    paddingBlock: space[3],
    paddingInlineStart: space[3],
    paddingInlineEnd: space[3],
    border: 0,
    borderRadius: radius.m,
    backgroundColor: 'transparent',
    color: color.text,
    textAlign: 'start',
    WebkitTapHighlightColor: 'transparent',
    transition: `background-color ${duration.fast} ${ease.inOut}`,
    selectors: {
      '&:focus-visible': { outlineOffset: `calc(-1 * ${size.line})` },
      '&:is(a, button)': { cursor: 'pointer' },
      '&:is(a, button):active': { backgroundColor: color.fillPressed },
    },
    '@media': {
      [canHover]: {
        selectors: { '&:is(a, button):hover:not(:active)': { backgroundColor: color.fill } },
      },
      [coarsePointer]: { minBlockSize: size.touch },
    },
  }),
)

export const icon = recipe({
  base: inRecipes({
    display: 'flex',
    alignItems: 'center',
    flexShrink: 0,
    blockSize: font.text.s.line,
  }),
  variants: {
    type: {
      info: inRecipes({ color: color.info.text }),
      danger: inRecipes({ color: color.danger.text }),
      warning: inRecipes({ color: color.warning.text }),
      success: inRecipes({ color: color.success.text }),
    },
  },
})

globalStyle(
  `${icon.classNames.base} > svg`,
  inRecipes({ inlineSize: size.icon.m, blockSize: size.icon.m }),
)

export const words = style(
  inRecipes({
    ...breakable,
    display: 'flex',
    flexDirection: 'column',
    flex: 1,
    gap: `calc(${space[1]} / 2)`,
    minInlineSize: 0,
  }),
)

export const noticeTitle = style(
  inRecipes({
    ...typeset('s'),
    color: color.textMuted,
    fontWeight: font.weight.medium,
    selectors: {
      '[data-unread] &': { color: color.text, fontWeight: font.weight.semibold },
    },
  }),
)

export const description = style(inRecipes({ ...typeset('s'), color: color.textMuted }))

export const time = style(
  inRecipes({ ...typeset('xs'), color: color.textMuted, fontVariantNumeric: 'tabular-nums' }),
)

/** As high as the title's first line. */
export const marks = style(
  inRecipes({
    display: 'flex',
    alignItems: 'center',
    gap: space[2],
    flexShrink: 0,
    blockSize: font.text.s.line,
    color: color.textMuted,
  }),
)

globalStyle(`${marks} > svg`, inRecipes({ inlineSize: size.icon.s, blockSize: size.icon.s }))

/** A read notice keeps the space of the mark, so that its text does not move. */
export const mark = style(
  inRecipes({
    inlineSize: space[2],
    blockSize: space[2],
    borderRadius: radius.full,
    selectors: { '[data-unread] &': { backgroundColor: color.info.solid } },
    '@media': {
      [forcedColors]: {
        forcedColorAdjust: 'none',
        selectors: { '[data-unread] &': { backgroundColor: 'Highlight' } },
      },
    },
  }),
)

export const readAll = style(inRecipes({ marginInlineStart: 'auto' }))

/** A message in place of the list. */
export const notes = style(
  inRecipes({
    ...typeset('s'),
    ...breakable,
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    gap: space[3],
    paddingBlock: space[10],
    paddingInline: space[6],
    color: color.textMuted,
    textAlign: 'center',
    textWrap: 'balance',
  }),
)

globalStyle(
  `${notes} > svg`,
  inRecipes({ inlineSize: size.icon.l, blockSize: size.icon.l, color: color.textMuted }),
)

export const waiting = style(
  inRecipes({
    display: 'flex',
    gap: space[3],
    padding: space[3],
    paddingInlineEnd: space[8],
  }),
)

export const waitingIcon = style(
  inRecipes({ display: 'block', flexShrink: 0, inlineSize: size.icon.m, blockSize: size.icon.m }),
)

export const waitingWords = style(inRecipes({ display: 'block', flex: 1, minInlineSize: 0 }))

/** The panel as a popover of its button. */
export const popover = style(
  inRecipes({
    display: 'flex',
    inlineSize: `min(100vw - 2 * ${space[3]}, ${size.dialog.confirm})`,
    overflow: 'hidden',
    border: `${size.hairline} solid ${color.border}`,
    borderRadius: radius.l,
    backgroundColor: color.raised,
    boxShadow: vars.elevation.floating,
    transitionProperty: 'opacity',
    transitionDuration: duration.fast,
    '@media': {
      [motionAllowed]: { selectors: { '&[data-entering], &[data-exiting]': { opacity: 0 } } },
    },
  }),
)

export const dialog = style(
  inRecipes({ display: 'flex', flex: 1, minInlineSize: 0, minBlockSize: 0, outline: 'none' }),
)

export const bell = style(inRecipes({ position: 'relative', display: 'inline-flex' }))

/** The mark shown while anything is unread. */
export const attention = style(
  inRecipes({
    position: 'absolute',
    insetBlockStart: '22%',
    insetInlineEnd: '22%',
    inlineSize: space[2],
    blockSize: space[2],
    borderRadius: radius.full,
    backgroundColor: color.danger.solid,
    boxShadow: `0 0 0 ${size.line} ${color.canvas}`,
    pointerEvents: 'none',
    '@media': { [forcedColors]: { forcedColorAdjust: 'none', backgroundColor: 'Highlight' } },
  }),
)
