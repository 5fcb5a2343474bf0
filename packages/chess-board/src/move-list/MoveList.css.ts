import { style } from '@vanilla-extract/css'
import { vars } from '../themes/vars.css.ts'
import '../themes/worldchess/worldchess.css.ts'

export const root = style({
  listStyle: 'none',
  margin: 0,
  padding: 0,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  fontVariantNumeric: 'tabular-nums',
})

export const row = style({
  display: 'grid',
  gridTemplateColumns: '3.2ch 1fr 1fr',
  alignItems: 'baseline',
  columnGap: '0.5em',
  paddingBlock: '0.2em',
  paddingInline: '0.6em',
})

export const number = style({ opacity: 0.72, textAlign: 'end' })

export const move = style({
  justifySelf: 'start',
  paddingInline: '0.35em',
  borderRadius: '0.25em',
  selectors: {
    '&[aria-current]': {
      background: vars.listCurrent,
    },
  },
})
