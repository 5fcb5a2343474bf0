import type { StyleRule } from '@vanilla-extract/css'
import { vars } from '../themes/vars.css.ts'

const coarse = '(pointer: coarse)'
const forced = '(forced-colors: active)'

/** A move as a button, in a list or in a tree; larger on touch screens. */
export const moveButton = {
  appearance: 'none',
  boxSizing: 'border-box',
  maxInlineSize: '100%',
  border: 0,
  paddingBlock: 0,
  paddingInline: '0.35em',
  borderRadius: '0.25em',
  background: 'none',
  color: 'inherit',
  font: 'inherit',
  textAlign: 'start',
  cursor: 'pointer',
  '@media': { [coarse]: { minBlockSize: 'max(36px, 2.2em)', paddingInline: '0.5em' } },
  ':hover': { background: 'color-mix(in srgb, currentColor 10%, transparent)' },
  ':focus-visible': { outline: '2px solid currentColor', outlineOffset: '-2px' },
} satisfies StyleRule

/** The selected move. */
export const currentMove = {
  background: vars.listCurrent,
  '@media': {
    [forced]: { forcedColorAdjust: 'none', background: 'Highlight', color: 'HighlightText' },
  },
} satisfies StyleRule
