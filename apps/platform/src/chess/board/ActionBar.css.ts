import { canHover, forcedColors, vars } from '@kingside/design-system/theme'
import { globalStyle, style } from '@vanilla-extract/css'
import { lowWindow, twoColumns } from './layout-media.ts'

const { color, font, radius, size, space } = vars

/** As wide as the screen at its lower edge; a box at the end of the panel. */
export const bar = style({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(0, 1fr)',
  gap: space[1],
  minBlockSize: size.control.xl,
  marginBlockEnd: `calc(-1 * ${space[2]})`,
  marginInline: `calc(-1 * ${space[2]})`,
  paddingInline: space[1],
  borderBlockStart: `${size.hairline} solid ${color.border}`,
  backgroundColor: color.surface,
  '@media': {
    [twoColumns]: {
      margin: 0,
      padding: space[1],
      border: `${size.hairline} solid ${color.border}`,
      borderRadius: radius.l,
    },
    [lowWindow]: { minBlockSize: size.touch },
  },
})

export const action = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  gap: `calc(${space[1]} / 2)`,
  minInlineSize: 0,
  minBlockSize: size.touch,
  padding: `calc(${space[1]} / 2)`,
  border: 0,
  borderRadius: radius.m,
  background: 'transparent',
  color: color.text,
  fontFamily: 'inherit',
  fontSize: font.text.xs.size,
  lineHeight: 1.15,
  fontWeight: font.weight.medium,
  textAlign: 'center',
  textWrap: 'balance',
  overflowWrap: 'anywhere',
  cursor: 'pointer',
  userSelect: 'none',
  touchAction: 'manipulation',
  WebkitTapHighlightColor: 'transparent',
  selectors: {
    '&:active': { background: color.fillPressed },
    '&:focus-visible': { outlineOffset: `calc(-1 * ${size.line})` },
    '&[aria-disabled]': { color: color.textDisabled, background: 'transparent', cursor: 'default' },
    '&[aria-disabled][aria-busy]': { cursor: 'progress' },
  },
  '@media': {
    [canHover]: { selectors: { '&:hover:not([aria-disabled])': { background: color.fill } } },
    [forcedColors]: { selectors: { '&[aria-disabled]': { color: 'GrayText' } } },
  },
})

globalStyle(`${action} > svg`, { flexShrink: 0, inlineSize: size.icon.m, blockSize: size.icon.m })

/** Why the pressed action can't be done; it takes no room while there is nothing to say. */
export const told = style({
  paddingInline: space[1],
  selectors: { '&:empty': { position: 'absolute' } },
})
