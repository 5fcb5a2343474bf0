import { globalStyle, style } from '@vanilla-extract/css'
import { canHover, coarsePointer, upTo } from '../themes/breakpoints.ts'
import { inRecipes } from '../themes/inLayer.ts'
import { breakable, typeset } from '../themes/typeset.ts'
import { vars } from '../themes/vars.css.ts'

const { color, duration, ease, font, radius, size, space } = vars
const phone = upTo('tablet')

export const root = style(
  inRecipes({
    borderBlockStart: `${size.hairline} solid ${color.border}`,
    backgroundColor: color.canvas,
    color: color.textMuted,
  }),
)

export const top = style(
  inRecipes({
    display: 'flex',
    flexWrap: 'wrap',
    gap: space[8],
    paddingBlock: space[10],
    '@media': { [phone]: { paddingBlock: space[8] } },
  }),
)

export const brand = style(
  inRecipes({
    ...typeset('s'),
    ...breakable,
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'flex-start',
    gap: space[3],
    flex: `1 1 ${size.card.row}`,
    maxInlineSize: size.dialog.alert,
  }),
)

export const groups = style(
  inRecipes({
    display: 'grid',
    flex: '2 1 0',
    minInlineSize: `min(100%, ${size.dialog.confirm})`,
    gridTemplateColumns: `repeat(auto-fit, minmax(min(100%, calc(2 * ${size.card.column})), 1fr))`,
    gap: space[6],
    '@media': {
      [phone]: { flexBasis: '100%', minInlineSize: '100%', gridTemplateColumns: '1fr 1fr' },
    },
  }),
)

export const group = style(inRecipes({ minInlineSize: 0 }))

export const groupTitle = style(
  inRecipes({
    ...typeset('s'),
    ...breakable,
    marginBlockEnd: space[2],
    color: color.text,
    fontWeight: font.weight.semibold,
  }),
)

export const link = style(
  inRecipes({
    ...typeset('s'),
    ...breakable,
    display: 'inline-flex',
    alignItems: 'center',
    gap: space[1],
    paddingBlock: space[1],
    borderRadius: radius.s,
    color: color.textMuted,
    transition: `color ${duration.fast} ${ease.inOut}`,
    selectors: {
      '&[aria-current]': { color: color.text, fontWeight: font.weight.semibold },
    },
    '@media': {
      [canHover]: {
        selectors: { '&:hover': { color: color.text, textDecorationLine: 'underline' } },
      },
      [coarsePointer]: { minBlockSize: size.touch },
    },
  }),
)

export const bottom = style(
  inRecipes({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: space[4],
    paddingBlock: space[4],
  }),
)

export const rule = style(inRecipes({ borderBlockStart: `${size.hairline} solid ${color.border}` }))

export const note = style(inRecipes({ ...typeset('xs'), ...breakable, color: color.textMuted }))

export const extras = style(
  inRecipes({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space[3] }),
)

export const socialLink = style(
  inRecipes({
    display: 'grid',
    placeItems: 'center',
    inlineSize: size.control.m,
    blockSize: size.control.m,
    borderRadius: radius.m,
    color: color.textMuted,
    transitionProperty: 'background-color, color',
    transitionDuration: duration.fast,
    '@media': {
      [canHover]: {
        selectors: { '&:hover': { color: color.text, backgroundColor: color.fill } },
      },
      [coarsePointer]: { inlineSize: size.touch, blockSize: size.touch },
    },
  }),
)

globalStyle(`${socialLink} > svg`, inRecipes({ inlineSize: size.icon.m, blockSize: size.icon.m }))
