import { vars } from '@kingside/design-system/theme'
import { style } from '@vanilla-extract/css'

/** Space between the button and the text above it. */
export const accept = style({ paddingBlock: vars.space[2] })
