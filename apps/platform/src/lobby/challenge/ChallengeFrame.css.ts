import { vars } from '@kingside/design-system/theme'
import { style } from '@vanilla-extract/css'

/** As wide as the popup that may also contain a challenge. */
export const card = style({ maxInlineSize: vars.size.dialog.default })
