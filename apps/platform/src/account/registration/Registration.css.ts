import { breakpoints, vars } from '@kingside/design-system/theme'
import { style } from '@vanilla-extract/css'

const rem = 16

/** The list of the steps stands beside the step where the popup is wide; elsewhere a bar says as much. */
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

/** Takes the keyboard when a step begins, and is no control. */
export const step = style({ minInlineSize: 0, ':focus': { outline: 'none' } })
