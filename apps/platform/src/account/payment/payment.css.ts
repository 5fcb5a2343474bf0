import { coarsePointer, forcedColors, vars } from '@kingside/design-system/theme'
import { style } from '@vanilla-extract/css'

const { color, font, radius, size, space } = vars

/** Looks like the fields of the design system, which has no field for cards. */
export const input = style({
  inlineSize: '100%',
  minInlineSize: 0,
  minBlockSize: size.control.m,
  paddingInline: space[3],
  border: `${size.hairline} solid ${color.borderControl}`,
  borderRadius: radius.m,
  backgroundColor: color.surface,
  color: color.text,
  fontSize: font.text.m.size,
  fontVariantNumeric: 'tabular-nums',
  selectors: {
    '&::placeholder': { color: color.textMuted, opacity: 1 },
    '&[aria-invalid="true"]': {
      borderColor: color.danger.border,
      boxShadow: `inset 0 0 0 ${size.hairline} ${color.danger.border}`,
    },
    '&:read-only': { backgroundColor: color.sunken, borderColor: color.border },
    '&:focus': {
      borderColor: 'transparent',
      boxShadow: 'none',
      outline: `${size.line} solid ${color.focus}`,
      outlineOffset: `calc(-1 * ${size.hairline})`,
    },
    '[dir="rtl"] &': { textAlign: 'right' },
  },
  '@media': {
    // Phones zoom in on smaller text.
    [coarsePointer]: { minBlockSize: size.touch, fontSize: 'max(1rem, 16px)' },
    [forcedColors]: { selectors: { '&[aria-invalid="true"]': { borderWidth: size.line } } },
  },
})

/** Two short fields in one row, also on a phone. */
export const pair = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: space[4],
  alignItems: 'start',
})

/** A field and the button that takes its text. */
export const line = style({
  display: 'flex',
  alignItems: 'flex-start',
  gap: space[2],
})

export const lineField = style({ flex: 1, minInlineSize: 0 })

/** Aligned with the field's box, which is below its label. */
export const lineButton = style({
  flexShrink: 0,
  paddingBlockStart: `calc(${font.text.s.line} + ${space[1]})`,
})
