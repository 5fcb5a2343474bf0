import { vars } from '@kingside/design-system/theme'
import { globalStyle, style } from '@vanilla-extract/css'

export const root = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[3],
  minBlockSize: vars.size.control.l,
})

/** The name, with the captured pieces below it. */
export const who = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignItems: 'center',
  flexGrow: 1,
  columnGap: vars.space[2],
  minInlineSize: 0,
})

export const captured = style({ gridColumn: 2, display: 'flex', minInlineSize: 0 })

/** The side to move has a filled mark, the other side an empty ring of the same size. */
export const turnMark = style({
  flexShrink: 0,
  inlineSize: vars.space[2],
  blockSize: vars.space[2],
  borderRadius: vars.radius.full,
  border: `${vars.size.line} solid ${vars.color.borderControl}`,
  selectors: {
    '&[data-active]': {
      borderColor: vars.color.success.solid,
      background: vars.color.success.solid,
    },
  },
})

export const clock = style({
  paddingInline: vars.space[3],
  paddingBlock: vars.space[1],
  borderRadius: vars.radius.m,
  background: vars.color.fill,
  color: vars.color.textMuted,
  fontSize: vars.font.text.l.size,
  lineHeight: vars.font.text.l.line,
  fontWeight: vars.font.weight.semibold,
})

globalStyle(`${clock}:has([data-running])`, {
  background: vars.color.text,
  color: vars.color.canvas,
})
globalStyle(`${clock}:has([data-low])`, {
  background: vars.color.danger.subtle,
  color: vars.color.danger.text,
})
globalStyle(`${clock}:has([data-running][data-low])`, {
  background: vars.color.danger.solid,
  color: vars.color.danger.onSolid,
})
