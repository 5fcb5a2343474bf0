import { vars } from '@kingside/design-system/theme'
import { globalStyle, style } from '@vanilla-extract/css'

/** Hides the frame of the site: header, footer, and the bar of a phone. */
globalStyle(':root[data-zen] :is(#main ~ *, :has(~ #main))', { display: 'none' })

/** No bar is at the lower edge, so floating parts need no distance from it. */
globalStyle(':root[data-zen]', { vars: { '--bottom-bar': '0px' } })

/** The button to leave is in the place of the header. */
export const bar = style({
  display: 'flex',
  justifyContent: 'flex-end',
  paddingBlock: vars.space[1],
  paddingInline: vars.space[2],
})
