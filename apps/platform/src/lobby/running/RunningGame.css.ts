import { upTo, vars } from '@kingside/design-system/theme'
import { globalStyle, style } from '@vanilla-extract/css'

const { color, elevation, font, layer, radius, size, space } = vars
const height = `calc(${size.control.s} + 2 * ${space[2]} + 2 * ${size.hairline})`

/** Floats at the lower edge, above a phone's bar, so that nothing on the page moves when it comes. */
export const bar = style({
  position: 'fixed',
  zIndex: layer.header,
  insetInline: 0,
  insetBlockEnd: `calc(var(--bottom-bar, 0px) + ${space[3]})`,
  marginInline: 'auto',
  inlineSize: 'fit-content',
  maxInlineSize: `calc(100% - 2 * ${space[3]})`,
  display: 'flex',
  alignItems: 'center',
  gap: space[4],
  paddingBlock: space[2],
  paddingInline: `${space[4]} ${space[2]}`,
  border: `${size.hairline} solid ${color.border}`,
  borderRadius: radius.l,
  backgroundColor: color.raised,
  boxShadow: elevation.floating,
  '@media': {
    [upTo('tablet')]: {
      inlineSize: 'auto',
      insetInline: space[3],
      maxInlineSize: 'none',
      justifyContent: 'space-between',
    },
    print: { display: 'none' },
  },
})

/** The end of a page can be scrolled out from below it; a phone's bar stays at the lower edge. */
globalStyle(`body:has(${bar}) main ~ footer`, {
  paddingBlockEnd: `calc(${height} + 2 * ${space[3]})`,
})

/** A long name takes more lines, and not the button's room. */
globalStyle(`${bar} > a`, { flexShrink: 0 })

export const words = style({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: space[2],
  minInlineSize: 0,
  overflowWrap: 'anywhere',
  fontWeight: font.weight.semibold,
})
