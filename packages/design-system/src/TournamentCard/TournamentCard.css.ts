import { style } from '@vanilla-extract/css'
import { inRecipes } from '../themes/inLayer.ts'
import { vars } from '../themes/vars.css.ts'

const { color, radius, size, space } = vars

/** Browsers paint only the visible cards of a long page. Before that, a card has about this height. */
export const root = style(
  inRecipes({
    contentVisibility: 'auto',
    containIntrinsicSize: `auto ${size.column.m} auto ${size.column.l}`,
  }),
)

/** A background in the card's colour below the badge, so that it is readable on any cover. */
export const status = style(
  inRecipes({
    position: 'absolute',
    insetBlockStart: space[3],
    insetInlineStart: space[3],
    display: 'flex',
    borderRadius: radius.full,
    backgroundColor: color.surface,
    boxShadow: `0 0 0 ${size.line} ${color.surface}`,
  }),
)

export const head = style(
  inRecipes({
    display: 'flex',
    alignItems: 'flex-start',
    justifyContent: 'space-between',
    gap: space[2],
  }),
)

/** Long names give way to it. */
export const stage = style(inRecipes({ display: 'flex', flexShrink: 0, maxInlineSize: '50%' }))

export const facts = style(
  inRecipes({
    display: 'grid',
    gridTemplateColumns: `repeat(auto-fit, minmax(min(100%, calc(1.5 * ${size.card.compact})), 1fr))`,
    columnGap: space[4],
    rowGap: space[1],
  }),
)
