import { vars } from '@kingside/design-system/theme'
import { style } from '@vanilla-extract/css'

const { space } = vars

export const list = style({
  display: 'grid',
  gridTemplateColumns: 'max-content 1fr',
  alignItems: 'center',
  columnGap: space[5],
  rowGap: space[3],
  margin: 0,
})

export const keys = style({ display: 'flex', flexWrap: 'wrap', gap: space[1] })

export const words = style({ margin: 0 })
