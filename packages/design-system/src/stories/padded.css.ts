import { style } from '@vanilla-extract/css'
import { inUtilities } from '../themes/inLayer.ts'
import { vars } from '../themes/vars.css.ts'

export const padded = style(inUtilities({ padding: vars.space[6] }))
export const narrow = style(inUtilities({ maxInlineSize: vars.size.dialog.alert }))
