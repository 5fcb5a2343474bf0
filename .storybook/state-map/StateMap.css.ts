import { vars } from '@kingside/design-system/theme'
import { style } from '@vanilla-extract/css'

export const page = style({ padding: vars.space[6] })
