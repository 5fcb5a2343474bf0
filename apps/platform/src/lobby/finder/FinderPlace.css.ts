import { style } from '@vanilla-extract/css'

/** As high as what comes, so that nothing below it moves: three rows of times, or four on the narrowest phone. */
export const place = style({
  minBlockSize: '19.125rem',
  '@media': { '(max-width: 359px)': { minBlockSize: '23.125rem' } },
})
