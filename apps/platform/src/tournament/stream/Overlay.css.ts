import { vars } from '@kingside/design-system/theme'
import { createVar, globalStyle, style } from '@vanilla-extract/css'

const { color, font, radius, space } = vars

/** The size of the picture that streaming programs take, in px. */
export const overlaySize = { width: 1920, height: 1080 } as const

/** The window of an overlay has nothing but the overlay, on no ground. */
export const page = style({ position: 'fixed', inset: 0, overflow: 'hidden' })
globalStyle(`:root:has(${page}), :root:has(${page}) body`, { background: 'transparent' })

export const overlay = style({
  inlineSize: `${overlaySize.width}px`,
  blockSize: `${overlaySize.height}px`,
  display: 'grid',
  gridTemplateRows: 'auto 1fr auto',
  gap: '24px',
  padding: '32px',
  boxSizing: 'border-box',
  color: color.text,
  fontSize: '28px',
  lineHeight: '36px',
})

const panel = {
  backgroundColor: color.surface,
  borderRadius: radius.l,
  padding: '16px 24px',
} as const

export const bar = style({
  ...panel,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '32px',
})

export const name = style({ fontSize: '40px', lineHeight: '48px', fontWeight: font.weight.bold })

const mainSide = createVar()
const sideSide = createVar()

/** With boards below there is less room for the large ones. */
export const low = style({})

export const middle = style({
  vars: { [mainSide]: '690px', [sideSide]: '420px' },
  selectors: { [`&${low}`]: { vars: { [mainSide]: '410px', [sideSide]: '350px' } } },
  display: 'flex',
  justifyContent: 'center',
  alignItems: 'flex-start',
  gap: '32px',
  minBlockSize: 0,
})

export const judged = style({ display: 'flex', gap: '12px' })
export const evaluation = style({ inlineSize: '64px', flexShrink: 0 })

export const board = style({ ...panel, display: 'grid', gap: '8px', padding: '16px' })
export const main = style({ inlineSize: mainSide })
export const side = style({ inlineSize: sideSide })
export const small = style({ inlineSize: '200px', fontSize: '16px', lineHeight: '20px' })

export const player = style({
  display: 'flex',
  alignItems: 'baseline',
  gap: space[3],
  minInlineSize: 0,
})
export const playerName = style({
  minInlineSize: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
})
export const end = style({
  marginInlineStart: 'auto',
  flexShrink: 0,
  fontWeight: font.weight.bold,
  fontVariantNumeric: 'tabular-nums',
})
export const rating = style({ color: color.textMuted, fontSize: '22px' })
export const points = style({ color: color.textMuted, fontVariantNumeric: 'tabular-nums' })

export const table = style({
  ...panel,
  inlineSize: '420px',
  boxSizing: 'border-box',
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  columnGap: '16px',
  fontSize: '22px',
  lineHeight: '32px',
  margin: 0,
})

export const lower = style({ display: 'grid', gap: '16px' })
export const strip = style({ display: 'flex', gap: '16px', justifyContent: 'center' })
export const sponsors = style({ display: 'flex', gap: '32px', flexWrap: 'wrap' })
export const logo = style({ blockSize: '48px' })

/** The overlay in the window of its settings, as small as fits. */
export const preview = style({
  position: 'relative',
  overflow: 'hidden',
  aspectRatio: `${overlaySize.width} / ${overlaySize.height}`,
  borderRadius: radius.l,
  backgroundColor: color.sunken,
})
export const scaled = style({
  position: 'absolute',
  insetBlockStart: 0,
  left: 0,
  transformOrigin: '0 0',
  transform: 'scale(var(--overlay-scale, 0))',
})
