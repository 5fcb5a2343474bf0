import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '../themes/vars.css.ts'

/** How much of the width the names of files and ranks take outside the board, in per cent. */
export const titleShare = 5

export const titles = style({
  position: 'absolute',
  inset: 0,
  pointerEvents: 'none',
  fontSize: 'clamp(0.5rem, 2.4cqi, 0.95rem)',
  fontWeight: 600,
  lineHeight: 1,
  fontVariantNumeric: 'lining-nums',
})

const fileRow = `${titles} > :first-child`
const rankColumn = `${titles} > :last-child`
const inner = '[data-titles="inner"]'
const outer = '[data-titles="outer"]'

globalStyle(`${titles} > *`, { position: 'absolute', display: 'grid' })
globalStyle(fileRow, { insetInline: 0, bottom: 0, gridTemplateColumns: 'repeat(8, 1fr)' })
globalStyle(rankColumn, { insetBlock: 0, left: 0, gridTemplateRows: 'repeat(8, 1fr)' })

// a1 and h8 are dark, a8 and h1 light, so the titles' square colours are the same for both orientations.
globalStyle(`${titles}${inner} > :first-child`, { justifyItems: 'end', padding: '0 0 0.8% 0' })
globalStyle(`${titles}${inner} > :first-child > *`, { marginInlineEnd: '6%' })
globalStyle(`${titles}${inner} > :last-child`, { paddingInlineStart: '0.8%' })
globalStyle(`${titles}${inner} > :last-child > *`, { marginBlockStart: '0.5cqi' })
globalStyle(`${titles}${inner} > :first-child > :nth-child(odd)`, { color: vars.coordinateOnDark })
globalStyle(`${titles}${inner} > :first-child > :nth-child(even)`, {
  color: vars.coordinateOnLight,
})
globalStyle(`${titles}${inner} > :last-child > :nth-child(odd)`, { color: vars.coordinateOnLight })
globalStyle(`${titles}${inner} > :last-child > :nth-child(even)`, { color: vars.coordinateOnDark })

globalStyle(`${titles}${outer} > *`, { placeItems: 'center' })
globalStyle(`${titles}${outer} > :first-child`, {
  insetInlineStart: `${titleShare}%`,
  blockSize: `${titleShare}%`,
})
globalStyle(`${titles}${outer} > :last-child`, {
  bottom: `${titleShare}%`,
  inlineSize: `${titleShare}%`,
})
// Outer titles are on the page's background, so they use forced colours, unlike the board.
globalStyle(`${titles}${outer}`, {
  '@media': { '(forced-colors: active)': { forcedColorAdjust: 'auto' } },
})
