import { keyframes, style } from '@vanilla-extract/css'
import { inRecipes } from './themes/inLayer.ts'
import { vars } from './themes/vars.css.ts'

const { color, duration, ease, size } = vars
const pulse = keyframes({ '50%': { opacity: vars.opacity.faded } })

/**
 * A line at the upper edge while new data is loading and the old data is still shown. Fading the old data instead would
 * make it hard to read. The element must be positioned and have `data-stale`.
 */
export const busyLine = style(
  inRecipes({
    selectors: {
      '&[data-stale]::before': {
        content: '""',
        position: 'absolute',
        insetBlockStart: 0,
        insetInline: 0,
        zIndex: 4,
        blockSize: size.line,
        backgroundColor: color.brand.solid,
        animation: `${pulse} ${duration.pulse} ${ease.inOut} infinite`,
        pointerEvents: 'none',
      },
    },
  }),
)
