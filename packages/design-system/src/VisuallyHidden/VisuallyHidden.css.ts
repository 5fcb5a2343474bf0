import { style } from '@vanilla-extract/css'
import { inUtilities } from '../themes/inLayer.ts'

export const root = style(
  inUtilities({
    position: 'absolute',
    inlineSize: '1px',
    blockSize: '1px',
    margin: '-1px',
    padding: 0,
    border: 0,
    overflow: 'hidden',
    clipPath: 'inset(50%)',
    whiteSpace: 'nowrap',
    // Invisible text needs no web font.
    fontFamily: 'system-ui, sans-serif',
  }),
)
