import { vars } from '@kingside/design-system/theme'
import { style } from '@vanilla-extract/css'

const { color, radius, size, space } = vars

/** From here the actions have room beside the form. */
const wide = '(min-width: 60rem)'

export const layout = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[5],
  alignItems: 'start',
  '@media': { [wide]: { gridTemplateColumns: `minmax(0, 1fr) ${size.column.m}` } },
})

export const main = style({ minInlineSize: 0 })

/** Stays in sight wherever the form has been scrolled to, but for a phone that is held sideways. */
export const notice = style({
  selectors: { '&:not(:empty)': { marginBlockEnd: space[5] } },
  '@media': {
    '(min-height: 30rem)': {
      position: 'sticky',
      insetBlockStart: `calc(var(--top-bar, 0px) + ${space[4]})`,
      zIndex: 1,
    },
  },
})

/**
 * Stays in sight: beside the form, or at the lower edge above the site’s bar. Where that would leave too little
 * of the form to see, on a phone that is held sideways, it is at the form’s end.
 */
export const bar = style({
  paddingBlock: space[2],
  borderBlockStart: `${size.hairline} solid ${color.border}`,
  backgroundColor: color.canvas,
  '@media': {
    '(min-height: 30rem)': {
      position: 'sticky',
      insetBlockEnd: 'var(--bottom-bar, 0px)',
      zIndex: 1,
    },
    [wide]: {
      position: 'sticky',
      zIndex: 1,
      insetBlockStart: `calc(var(--top-bar, 0px) + ${space[4]})`,
      insetBlockEnd: 'auto',
      padding: space[4],
      border: `${size.hairline} solid ${color.border}`,
      borderRadius: radius.l,
      backgroundColor: color.surface,
    },
  },
})

/** In a row where there is little room, below each other beside the form. */
export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[2],
  '@media': { [wide]: { flexDirection: 'column', alignItems: 'stretch', gap: space[3] } },
})

/** Two fields that go together; one below the other on a phone. */
export const pair = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[4],
  alignItems: 'start',
  '@media': { '(min-width: 36rem)': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
})

/** Three fields that go together; one below the other on a phone. */
export const triple = style([
  pair,
  { '@media': { '(min-width: 36rem)': { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' } } },
])

/** Short numbers: two in a line, four where there is room. */
export const numbers = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: space[4],
  alignItems: 'end',
  '@media': { '(min-width: 36rem)': { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' } },
})

/** The fields of a row take what the button beside them leaves. */
export const rowFields = style({ flexGrow: 1, minInlineSize: 0 })

export const contents = style({ display: 'none', '@media': { [wide]: { display: 'block' } } })

/** Below the header when the contents lead to it. */
export const section = style({ scrollMarginBlockStart: `calc(var(--top-bar, 0px) + ${space[4]})` })
