import { breakpoints, vars } from '@kingside/design-system/theme'
import { style } from '@vanilla-extract/css'

const rem = 16

/** In a wide popup the list of steps is beside the step; elsewhere a bar shows the progress. */
const wide = `(min-width: ${breakpoints.largePhone / rem}rem)`

export const room = style({ containerType: 'inline-size' })

export const layout = style({
  display: 'grid',
  gap: vars.space[5],
  '@container': {
    [wide]: {
      gridTemplateColumns: `${vars.size.column.s} minmax(0, 1fr)`,
      gap: vars.space[8],
    },
  },
})

export const list = style({
  display: 'none',
  '@container': { [wide]: { display: 'block' } },
})

export const bar = style({ '@container': { [wide]: { display: 'none' } } })

/** Gets the focus when a step begins, although it is not a control. */
export const step = style({ minInlineSize: 0, ':focus': { outline: 'none' } })
