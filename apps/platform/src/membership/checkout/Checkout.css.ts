import { vars } from '@kingside/design-system/theme'
import { style } from '@vanilla-extract/css'

/** A phone that is held sideways. */
const short = '(max-height: 30rem)'

/** Where there is little height it belongs to the plan and the payment. */
export const steps = style({ '@media': { [short]: { display: 'none' } } })

/** Stays in sight above the site’s bar. */
export const pay = style({
  '@media': {
    [short]: {
      position: 'sticky',
      insetBlockEnd: `calc(var(--bottom-bar, 0px) + ${vars.space[1]})`,
      zIndex: 1,
    },
  },
})
