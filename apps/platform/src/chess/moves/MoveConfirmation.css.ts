import { vars } from '@kingside/design-system/theme'
import { style } from '@vanilla-extract/css'
import { twoColumns } from '../board/layout-media.ts'

/** Rendered before the question, so that the question is announced when it appears; takes no room while empty. */
export const place = style({
  selectors: { '&:not(:has(p, button))': { position: 'absolute' } },
})

/** On a phone the question covers the bar at the lower edge, near the thumb; beside the board it is in the panel. */
export const question = style({
  position: 'fixed',
  insetInline: vars.space[2],
  insetBlockEnd: `calc(env(safe-area-inset-bottom, 0px) + ${vars.space[2]})`,
  zIndex: `calc(${vars.layer.header} + 1)`,
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  alignItems: 'center',
  gap: vars.space[2],
  padding: vars.space[2],
  border: `${vars.size.hairline} solid ${vars.color.brand.solid}`,
  borderRadius: vars.radius.l,
  background: vars.color.raised,
  boxShadow: vars.elevation.floating,
  '@media': {
    [twoColumns]: {
      position: 'static',
      gridTemplateColumns: 'minmax(0, 1fr) auto auto',
      paddingInlineStart: vars.space[3],
      boxShadow: 'none',
    },
  },
})

/** Above both buttons on a phone, before them beside the board. */
export const move = style({
  gridColumn: '1 / -1',
  minInlineSize: 0,
  overflowWrap: 'anywhere',
  textAlign: 'center',
  '@media': { [twoColumns]: { gridColumn: 'auto', textAlign: 'start' } },
})
