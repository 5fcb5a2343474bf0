import { vars } from '@kingside/design-system/theme'
import { style } from '@vanilla-extract/css'

/** Keeps the button off the words where it stands below them. */
export const accept = style({ paddingBlock: vars.space[2] })
