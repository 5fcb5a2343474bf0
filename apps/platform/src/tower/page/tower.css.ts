import { from, vars } from '@kingside/design-system/theme'
import { style, styleVariants } from '@vanilla-extract/css'

const { color, radius, size, space } = vars

/** On a phone what comes next stands before the tower; beside it where there is room. */
export const columns = style({
  display: 'grid',
  gap: space[5],
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  '@media': { [from('smallDesktop')]: { gridTemplateColumns: 'minmax(0, 1fr) 22rem' } },
})

export const side = style({
  display: 'grid',
  gap: space[4],
  '@media': { [from('smallDesktop')]: { gridColumn: 2, gridRow: '1 / span 2' } },
})

export const below = style({
  '@media': { [from('smallDesktop')]: { gridColumn: 2 } },
})

/** Scrolls by itself, and begins at the ground. */
export const tower = style({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column-reverse',
  overflowY: 'auto',
  blockSize: 'min(46rem, 72svh)',
  minBlockSize: '20rem',
  paddingInline: space[3],
  borderRadius: radius.xl,
  backgroundColor: color.sunken,
  '@media': {
    [from('smallDesktop')]: {
      gridColumn: 1,
      gridRow: '1 / span 2',
      blockSize: 'min(52rem, 78svh)',
      overscrollBehavior: 'contain',
    },
  },
})

export const art = style({ display: 'block', flex: 'none', inlineSize: '100%' })
export const wall = style({ fill: color.brand.subtle })
export const edge = style({ fill: 'none', stroke: color.brand.border, strokeWidth: 2 })

export const floors = style({
  display: 'flex',
  flexDirection: 'column-reverse',
  flex: 'none',
  margin: 0,
  marginInline: space[3],
  padding: 0,
  listStyle: 'none',
  borderInline: `${size.line} solid ${color.brand.border}`,
})

const floor = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignItems: 'center',
  gap: space[3],
  minBlockSize: '5.5rem',
  padding: space[3],
  borderBlockStart: `${size.line} solid ${color.brand.border}`,
  backgroundColor: color.brand.subtle,
  '@media': {
    [from('largePhone')]: { gridTemplateColumns: 'auto minmax(0, 1fr) auto' },
  },
})

export const floorStates = styleVariants({
  claimed: [floor],
  open: [floor, { backgroundColor: color.raised }],
  next: [floor, { backgroundColor: color.surface }],
  locked: [floor, { backgroundColor: color.surface }],
})

export const words = style({ display: 'grid', gap: space[1], minInlineSize: 0 })

export const rewards = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[1],
  margin: 0,
  padding: 0,
  listStyle: 'none',
})

/** Below the words where there is no room beside them. */
export const action = style({
  gridColumn: 2,
  '@media': { [from('largePhone')]: { gridColumn: 3 } },
})

export const mark = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[1],
  color: color.textMuted,
})

export const window = style({ display: 'block', inlineSize: '2.5rem', blockSize: '3.25rem' })
export const lit = style({ fill: color.brand.solid })
export const dark = style({ fill: color.sunken })
export const arch = style({ fill: 'none', stroke: color.brand.border, strokeWidth: 2 })

export const earn = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: `${space[2]} ${space[4]}`,
  margin: 0,
})
export const earned = style({ margin: 0, fontVariantNumeric: 'tabular-nums' })
