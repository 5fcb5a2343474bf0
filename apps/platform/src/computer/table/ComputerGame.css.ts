import { vars } from '@kingside/design-system/theme'
import { style } from '@vanilla-extract/css'

/** The status line, with the buttons at its end. */
export const status = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[2],
  minInlineSize: 0,
})

export const tools = style({ display: 'flex', flexShrink: 0 })

/** Only listens to focus events: its children are laid out by the parent. */
export const moving = style({ display: 'contents' })
