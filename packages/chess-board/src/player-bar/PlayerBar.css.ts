import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '../themes/vars.css.ts'
import '../themes/worldchess/worldchess.css.ts'

const forced = '(forced-colors: active)'
const muted = 'color-mix(in srgb, currentColor 72%, transparent)'
const faint = 'color-mix(in srgb, currentColor 9%, transparent)'

const narrow = '(max-width: 26em)'

export const root = style({ containerType: 'inline-size', inlineSize: '100%', lineHeight: 1.35 })

/** Picture, two lines, clock: as high in every width. */
export const bar = style({
  display: 'grid',
  gridTemplateColumns: 'auto auto minmax(0, 1fr) auto',
  gridTemplateAreas: '"avatar who who clock" "avatar details captured clock"',
  alignItems: 'center',
  alignContent: 'center',
  rowGap: '0.15em',
  minBlockSize: '3em',
  selectors: { '&[data-name-only]': { gridTemplateAreas: '"avatar who who clock"' } },
})

export const avatar = style({
  gridArea: 'avatar',
  display: 'grid',
  placeItems: 'center',
  inlineSize: '2.75em',
  blockSize: '2.75em',
  marginInlineEnd: '0.7em',
  overflow: 'hidden',
  borderRadius: '0.4em',
  background: faint,
})

globalStyle(`${avatar} > :is(img, svg)`, {
  inlineSize: '100%',
  blockSize: '100%',
  objectFit: 'cover',
})

export const who = style({
  gridArea: 'who',
  display: 'flex',
  alignItems: 'center',
  gap: '0.45em',
  minInlineSize: 0,
})

export const details = style({
  gridArea: 'details',
  display: 'flex',
  alignItems: 'center',
  gap: '0.6em',
  minInlineSize: 0,
  fontSize: '0.88em',
  whiteSpace: 'nowrap',
})

export const captured = style({
  gridArea: 'captured',
  display: 'flex',
  minInlineSize: 0,
  marginInlineStart: '0.8em',
})

export const title = style({
  flexShrink: 0,
  paddingInline: '0.3em',
  border: '1px solid color-mix(in srgb, currentColor 45%, transparent)',
  borderRadius: '0.25em',
  fontSize: '0.78em',
  fontWeight: 700,
})

export const name = style({
  minInlineSize: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  fontWeight: 600,
})

export const flag = style({ flexShrink: 0, display: 'inline-flex' })

export const rating = style({
  flexShrink: 0,
  color: muted,
  fontVariantNumeric: 'tabular-nums lining-nums',
})

export const presence = style({
  flexShrink: 0,
  display: 'inline-flex',
  alignItems: 'center',
  gap: '0.4em',
  color: muted,
})

/** Where there is no room for the word, the dot says it, and assistive technology reads the word. */
export const presenceWord = style({
  '@container': {
    [narrow]: {
      position: 'absolute',
      inlineSize: 1,
      blockSize: 1,
      overflow: 'hidden',
      clipPath: 'inset(50%)',
    },
  },
})

export const connection = style({ flexShrink: 0, display: 'inline-flex' })

/** Filled when online, an empty ring when offline, so that colour is not needed to distinguish them. */
export const dot = style({
  boxSizing: 'border-box',
  inlineSize: '0.65em',
  blockSize: '0.65em',
  borderRadius: '50%',
  border: '1.5px solid currentColor',
  selectors: {
    '&[data-presence="online"]': {
      background: 'currentColor',
      '@media': { [forced]: { forcedColorAdjust: 'none', background: 'CanvasText' } },
    },
  },
})

/** The running clock has a strong background, the other a muted one. */
export const clock = style({
  gridArea: 'clock',
  marginInlineStart: '0.6em',
  paddingBlock: '0.2em',
  paddingInline: '0.55em',
  border: '2px solid transparent',
  borderRadius: '0.3em',
  background: faint,
  color: muted,
  fontSize: '1.4em',
  fontWeight: 600,
  lineHeight: 1.25,
  selectors: {
    '[data-to-move] &': {
      borderColor: 'currentColor',
      color: 'inherit',
      // Forced colours draw every transparent border, so the running clock is marked by its background.
      '@media': {
        [forced]: {
          forcedColorAdjust: 'none',
          borderColor: 'Highlight',
          background: 'Highlight',
          color: 'HighlightText',
        },
      },
    },
  },
})

globalStyle(`${clock}:has([data-low])`, {
  background: `color-mix(in srgb, ${vars.check} 45%, transparent)`,
  color: 'inherit',
})

/** Hollow: what it says may be old. */
globalStyle(`${clock}[data-stale]`, {
  borderColor: 'currentColor',
  borderStyle: 'dashed',
  background: 'none',
  color: muted,
})
