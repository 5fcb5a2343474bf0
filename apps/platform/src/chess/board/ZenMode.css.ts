import { vars } from '@kingside/design-system/theme'
import { globalStyle, style } from '@vanilla-extract/css'

/** What stands beside the page in the site's frame: header, footer, a phone's bar. */
globalStyle(':root[data-zen] :is(#main ~ *, :has(~ #main))', { display: 'none' })

/** What floats at the lower edge has nothing to stay above. */
globalStyle(':root[data-zen]', { vars: { '--bottom-bar': '0px' } })

/** The way out stands where the header was. */
export const bar = style({
  display: 'flex',
  justifyContent: 'flex-end',
  marginBlockEnd: vars.space[2],
})
