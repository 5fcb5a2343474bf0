import { globalStyle, keyframes, style } from '@vanilla-extract/css'
import { vars } from '@kingside/design-system/theme'

const { color, radius, size, space } = vars

/** The promotion picker covers the board. */
export const board = style({ position: 'relative', containerType: 'inline-size' })

/** What the opponent offers: the words before the two answers, in one line where there is room. */
export const offer = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: space[2],
  rowGap: space[1],
  padding: space[1],
  paddingInlineStart: space[3],
  border: `${size.hairline} solid ${color.brand.solid}`,
  borderRadius: radius.l,
  backgroundColor: color.raised,
})

export const offered = style({ flex: '999 1 8rem', minInlineSize: 0 })

/** Buttons of one width, which fill the line only where it is theirs alone. */
export const answers = style({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(0, 1fr)',
  gap: space[2],
  flex: '1 0 auto',
  maxInlineSize: '100%',
})

/** Opaque, because it may stand over the board. */
export const question = style({ borderRadius: radius.m, backgroundColor: color.surface })

/** Rendered before the result, so that the result is announced when it appears; takes no room while empty. */
export const result = style({
  selectors: { '&:not(:has([data-state]))': { position: 'absolute' } },
})

/** The buttons after a game share a row where there is room for their words. */
export const rematch = style({ flex: '999 1 auto', minInlineSize: 0 })
globalStyle(`${rematch} ~ *`, { flex: '1 1 auto' })
globalStyle(`${result} button`, { paddingInline: space[2] })

/** The status line, with the buttons at its end. */
export const status = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[2],
  minInlineSize: 0,
})

const appear = keyframes({ from: { visibility: 'hidden' } })

/** A move is usually there at once: nothing flickers at each. */
export const late = style({ animation: `${appear} 1s` })

/** Icon buttons in a row. */
export const tools = style({ display: 'flex', alignItems: 'center', flexShrink: 0 })

/** Aligned with the status above the moves. */
export const facts = style({ paddingInline: space[1], paddingBlock: space[1] })

/** One line high before the opening has a name too, so that nothing below it moves. */
export const opening = style({
  margin: 0,
  minBlockSize: '1.5rem',
  paddingInline: space[1],
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
})

/** Only listens to focus events: its children are laid out by the parent. */
export const panel = style({ display: 'contents' })
