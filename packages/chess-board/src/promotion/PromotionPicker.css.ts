import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '../themes/vars.css.ts'
import '../themes/worldchess/worldchess.css.ts'

export const backdrop = style({
  position: 'absolute',
  inset: 0,
  zIndex: 3,
  background: vars.scrim,
})

export const picker = style({
  position: 'absolute',
  zIndex: 4,
  inlineSize: '12.5%',
  display: 'flex',
  flexDirection: 'column',
  borderRadius: 'max(4px, 0.8cqi)',
  overflow: 'hidden',
  boxShadow: `0 6px 24px ${vars.scrim}`,
  background: vars.picker,
  selectors: { '&[data-from="bottom"]': { flexDirection: 'column-reverse' } },
})

export const choice = style({
  appearance: 'none',
  border: 0,
  padding: 0,
  margin: 0,
  aspectRatio: '1',
  background: 'transparent center / 92% 92% no-repeat',
  cursor: 'pointer',
  ':hover': { backgroundColor: vars.pickerHover },
  ':focus-visible': { outline: 'none', boxShadow: `inset 0 0 0 max(3px, 0.5cqi) ${vars.focus}` },
})

for (const color of ['w', 'b'] as const) {
  for (const type of ['q', 'r', 'b', 'n'] as const) {
    globalStyle(`${choice}[data-piece="${color}${type}"]`, { backgroundImage: vars[color][type] })
  }
}
