import { style } from '@vanilla-extract/css'

const forced = '(forced-colors: active)'

export const root = style({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(0, 1fr)',
  gap: '0.25em',
})

export const button = style({
  appearance: 'none',
  boxSizing: 'border-box',
  display: 'grid',
  placeItems: 'center',
  minBlockSize: 44,
  margin: 0,
  padding: 0,
  border: '1px solid transparent',
  borderRadius: '0.4em',
  background: 'color-mix(in srgb, currentColor 8%, transparent)',
  color: 'inherit',
  cursor: 'pointer',
  ':hover': { background: 'color-mix(in srgb, currentColor 16%, transparent)' },
  ':active': { background: 'color-mix(in srgb, currentColor 24%, transparent)' },
  ':focus-visible': { outline: '2px solid currentColor', outlineOffset: 1 },
  selectors: {
    '&[aria-disabled]': {
      background: 'none',
      borderColor: 'color-mix(in srgb, currentColor 14%, transparent)',
      cursor: 'default',
      '@media': { [forced]: { borderColor: 'GrayText', color: 'GrayText' } },
    },
  },
})

export const icon = style({
  inlineSize: 24,
  blockSize: 24,
  selectors: {
    '&[data-direction="on"]': { transform: 'scaleX(-1)' },
    '&[data-direction="on"]:dir(rtl)': { transform: 'none' },
    '&[data-direction="back"]:dir(rtl)': { transform: 'scaleX(-1)' },
    [`${button}[aria-disabled] &`]: { opacity: 0.4 },
  },
})
