import { upTo, vars } from '@kingside/design-system/theme'
import { style } from '@vanilla-extract/css'

const { color, size, space } = vars

/** The same distance from the edge as the page below, plus the screen's cut-outs. */
const edge = (side: 'left' | 'right') => `calc(${space[4]} + env(safe-area-inset-${side}))`

/** It scrolls with the page, because on a phone the board needs the height. */
export const slimBar = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[3],
  minBlockSize: size.touch,
  paddingBlock: `calc(${space[1]} + env(safe-area-inset-top)) ${space[1]}`,
  paddingInline: `${edge('left')} ${edge('right')}`,
  borderBlockEnd: `${size.hairline} solid ${color.border}`,
})

export const slimActions = style({ display: 'flex', alignItems: 'center', gap: space[2] })

/** Inside a messaging app the page itself must avoid the screen's corners and cut-outs. */
export const safe = style({
  paddingBlockEnd: 'env(safe-area-inset-bottom)',
  paddingInline: 'env(safe-area-inset-left) env(safe-area-inset-right)',
})

/** What a phone has in its drawer instead. */
export const wideOnly = style({
  display: 'contents',
  '@media': { [upTo('tablet')]: { display: 'none' } },
})

/** The way to an account that the sign-in form offers too: a very small phone has no room for it. */
export const roomyOnly = style({
  display: 'contents',
  '@media': { '(max-width: 359.98px)': { display: 'none' } },
})
