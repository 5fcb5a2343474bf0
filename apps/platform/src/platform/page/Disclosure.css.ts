import { coarsePointer, vars } from '@kingside/design-system/theme'
import { globalStyle, style } from '@vanilla-extract/css'

const { color, duration, ease, font, radius, size, space } = vars

export const summary = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[2],
  minBlockSize: size.control.m,
  borderRadius: radius.s,
  color: color.textMuted,
  fontSize: font.text.s.size,
  lineHeight: font.text.s.line,
  cursor: 'pointer',
  listStyle: 'none',
  WebkitTapHighlightColor: 'transparent',
  selectors: { '&::-webkit-details-marker': { display: 'none' } },
  '@media': { [coarsePointer]: { minBlockSize: size.touch } },
})

globalStyle(`${summary} > svg`, {
  flexShrink: 0,
  inlineSize: size.icon.s,
  blockSize: size.icon.s,
  transition: `rotate ${duration.fast} ${ease.inOut}`,
})
globalStyle(`[open] > ${summary} > svg:last-child`, { rotate: '180deg' })

export const name = style({ color: color.text, fontWeight: font.weight.semibold })

export const choices = style({ paddingBlockStart: space[3] })
