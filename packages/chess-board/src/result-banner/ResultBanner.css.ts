import { style, type StyleRule } from '@vanilla-extract/css'
import { vars } from '../themes/vars.css.ts'
import '../themes/worldchess/worldchess.css.ts'

const muted = 'color-mix(in srgb, currentColor 75%, transparent)'
const edge = 'color-mix(in srgb, currentColor 28%, transparent)'

export const root = style({
  boxSizing: 'border-box',
  selectors: {
    '&[data-state]': {
      overflow: 'hidden',
      padding: '0.9em 0.75em',
      border: `1px solid ${edge}`,
      borderInlineStartWidth: '0.35em',
      borderRadius: '0.5em',
    },
    '&[data-state="win"]': { borderInlineStartColor: vars.selected },
    '&[data-state="lost"]': { borderInlineStartColor: vars.check },
  },
})

/** Sign, title and score in one line; the reason below them. */
export const status = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  gridTemplateAreas: '"sign title score" "sign reason reason"',
  alignItems: 'center',
  columnGap: '0.8em',
  rowGap: '0.15em',
  selectors: { '&:not([data-reason])': { gridTemplateAreas: '"sign title score"' } },
})

export const sign = style({
  gridArea: 'sign',
  boxSizing: 'border-box',
  inlineSize: '2.6em',
  blockSize: '2.6em',
  padding: '0.6em',
  borderRadius: '50%',
  background: 'color-mix(in srgb, currentColor 12%, transparent)',
  selectors: {
    '[data-state="win"] &': {
      background: `color-mix(in srgb, ${vars.selected} 70%, transparent)`,
    },
    '[data-state="lost"] &': {
      background: `color-mix(in srgb, ${vars.check} 40%, transparent)`,
    },
  },
})

const words: StyleRule = { margin: 0, minInlineSize: 0, overflowWrap: 'anywhere' }

export const title = style({
  ...words,
  gridArea: 'title',
  fontSize: '1.2em',
  fontWeight: 700,
  lineHeight: 1.25,
})

export const reason = style({ ...words, gridArea: 'reason', color: muted, lineHeight: 1.4 })

export const score = style({
  gridArea: 'score',
  margin: 0,
  fontSize: '1.5em',
  fontWeight: 700,
  lineHeight: 1,
  whiteSpace: 'nowrap',
  fontVariantNumeric: 'tabular-nums lining-nums',
})

export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '0.5em',
  marginBlockStart: '0.9em',
})
