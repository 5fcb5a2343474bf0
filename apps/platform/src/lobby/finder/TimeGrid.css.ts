import { canHover, coarsePointer, forcedColors, vars } from '@kingside/design-system/theme'
import { globalStyle, style } from '@vanilla-extract/css'

const { color, duration, ease, font, radius, size, space } = vars

export const cell = style({ display: 'flex', minInlineSize: 0 })

export const tile = style({
  display: 'flex',
  flex: 1,
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  minInlineSize: 0,
  minBlockSize: size.control.xl,
  padding: space[1],
  border: `${size.hairline} solid ${color.border}`,
  borderRadius: radius.l,
  backgroundColor: color.raised,
  color: color.text,
  fontFamily: 'inherit',
  textAlign: 'center',
  cursor: 'pointer',
  userSelect: 'none',
  touchAction: 'manipulation',
  WebkitTapHighlightColor: 'transparent',
  transition: `background-color ${duration.fast} ${ease.inOut}, border-color ${duration.fast} ${ease.inOut}`,
  selectors: {
    '&:not([aria-disabled]):active': { backgroundColor: color.fillPressed },
    // The last choice of the player.
    '&[data-last]': { backgroundColor: color.brand.subtle, borderColor: color.brand.border },
    '&[aria-disabled]': { color: color.textMuted, cursor: 'not-allowed' },
    '&[aria-busy]': { cursor: 'progress' },
  },
  '@media': {
    [canHover]: {
      selectors: { '&:not([aria-disabled]):hover': { borderColor: color.brand.solid } },
    },
    [coarsePointer]: { minBlockSize: `calc(${size.control.xl} + ${space[1]})` },
    [forcedColors]: {
      borderColor: 'ButtonText',
      selectors: {
        '&[data-last]': { outline: `${size.hairline} solid Highlight` },
        '&[aria-disabled]': { color: 'GrayText', borderColor: 'GrayText' },
      },
    },
  },
})

export const time = style({
  fontSize: font.text.m.size,
  lineHeight: font.text.m.line,
  fontWeight: font.weight.semibold,
  fontVariantNumeric: 'tabular-nums',
})

export const family = style({
  color: color.textMuted,
  fontSize: font.text.xs.size,
  lineHeight: font.text.xs.line,
  overflowWrap: 'anywhere',
})

globalStyle(`${tile}[data-last] ${family}`, { color: color.text })
