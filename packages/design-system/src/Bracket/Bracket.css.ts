import { globalStyle, style } from '@vanilla-extract/css'
import { canHover, coarsePointer, forcedColors, containerUpTo } from '../themes/breakpoints.ts'
import { inRecipes } from '../themes/inLayer.ts'
import { typeset } from '../themes/typeset.ts'
import { vars } from '../themes/vars.css.ts'

const { color, duration, ease, size, space, radius } = vars

const line = `${size.hairline} solid ${color.border}`
const joint = `${size.hairline} solid ${color.borderControl}`
const gap = space[8]
const half = `calc(${gap} / 2)`

/** Up to this width of the bracket, one round is shown at a time. */
const narrow = containerUpTo('largePhone')

export const root = style(
  inRecipes({ minInlineSize: 0, containerType: 'inline-size', color: color.text }),
)

export const roundSwitch = style(
  inRecipes({
    display: 'none',
    gap: space[2],
    paddingBlockEnd: space[3],
    overflowX: 'auto',
    scrollbarWidth: 'none',
    '@container': { [narrow]: { display: 'flex' } },
  }),
)

export const switchButton = style(
  inRecipes({
    ...typeset('s'),
    flexShrink: 0,
    minBlockSize: size.control.s,
    paddingInline: space[3],
    border: line,
    borderRadius: radius.full,
    backgroundColor: 'transparent',
    color: color.text,
    fontWeight: vars.font.weight.medium,
    cursor: 'pointer',
    selectors: {
      '&[aria-pressed="true"]': {
        borderColor: color.brand.solid,
        backgroundColor: color.brand.solid,
        color: color.brand.onSolid,
      },
      '&:focus-visible': { outlineOffset: `calc(-1 * ${size.line})` },
    },
    '@media': {
      [coarsePointer]: { minBlockSize: size.touch },
      [forcedColors]: {
        forcedColorAdjust: 'none',
        borderColor: 'ButtonText',
        color: 'ButtonText',
        selectors: {
          '&[aria-pressed="true"]': { backgroundColor: 'Highlight', color: 'HighlightText' },
        },
      },
    },
  }),
)

export const scroller = style(
  inRecipes({
    position: 'relative',
    overflowX: 'auto',
    overscrollBehaviorInline: 'contain',
    scrollSnapType: 'inline proximity',
    // Room for the focus ring of the outermost matches.
    padding: space[1],
    '@container': { [narrow]: { overflow: 'visible' } },
  }),
)

export const rounds = style(
  inRecipes({
    display: 'grid',
    gridAutoFlow: 'column',
    gridAutoColumns: `minmax(${size.card.row}, calc(1.5 * ${size.card.row}))`,
    gridTemplateRows: 'auto 1fr auto',
    columnGap: gap,
    minInlineSize: 'max-content',
    '@container': { [narrow]: { display: 'block', minInlineSize: 0 } },
  }),
)

export const round = style(
  inRecipes({
    display: 'grid',
    gridRow: '1 / span 2',
    gridTemplateRows: 'subgrid',
    minInlineSize: 0,
    scrollSnapAlign: 'start',
    '@container': {
      [narrow]: { selectors: { '&:not([data-shown])': { display: 'none' } } },
    },
  }),
)

export const roundName = style(
  inRecipes({
    ...typeset('s'),
    overflowWrap: 'anywhere',
    paddingBlockEnd: space[2],
    color: color.textMuted,
    fontWeight: vars.font.weight.semibold,
  }),
)

globalStyle(
  `${round} > .${roundName}`,
  // The round picker above shows the name already.
  inRecipes({ '@container': { [narrow]: { position: 'absolute', clipPath: 'inset(50%)' } } }),
)

export const matches = style(inRecipes({ display: 'flex', flexDirection: 'column' }))

/** A match's share of the round's height: two matches are as high as the next round's match that they lead to. */
export const place = style(
  inRecipes({
    position: 'relative',
    display: 'grid',
    alignItems: 'center',
    flex: '1 1 0',
    paddingBlock: space[1],
    '::before': { content: '""', position: 'absolute', pointerEvents: 'none' },
    '::after': { content: '""', position: 'absolute', pointerEvents: 'none' },
    selectors: {
      // The line from the left, where a round comes before.
      [`${round} + ${round} &::before`]: {
        insetInlineEnd: '100%',
        insetBlockStart: '50%',
        inlineSize: half,
        borderBlockStart: joint,
      },
      // The line to the right, where a round follows: down from the upper match, up from the lower one.
      [`${round}:has(+ ${round}) &::after`]: {
        insetInlineStart: '100%',
        inlineSize: half,
        borderInlineEnd: joint,
      },
      [`${round}:has(+ ${round}) &:nth-child(odd)::after`]: {
        insetBlock: '50% 0',
        borderBlockStart: joint,
        borderStartEndRadius: radius.s,
      },
      [`${round}:has(+ ${round}) &:nth-child(even)::after`]: {
        insetBlock: '0 50%',
        borderBlockEnd: joint,
        borderEndEndRadius: radius.s,
      },
    },
    '@container': {
      [narrow]: { selectors: { '&&::before, &&::after': { display: 'none' } } },
    },
  }),
)

export const thirdPlace = style(
  inRecipes({
    gridRow: '3',
    paddingBlockStart: space[4],
    minInlineSize: 0,
    '@container': {
      [narrow]: { selectors: { '&:not([data-shown])': { display: 'none' } } },
    },
  }),
)

export const match = style(
  inRecipes({
    position: 'relative',
    display: 'block',
    minInlineSize: 0,
    overflow: 'clip',
    border: line,
    borderRadius: radius.m,
    backgroundColor: color.surface,
    boxShadow: vars.elevation.raised,
    transition: `border-color ${duration.fast} ${ease.inOut}, background-color ${duration.fast} ${ease.inOut}`,
    selectors: {
      '&[data-live]': { borderColor: color.success.border },
      '&[data-own]': { borderColor: color.brand.border, backgroundColor: color.brand.subtle },
    },
    '@media': {
      [canHover]: {
        selectors: {
          'a&:hover': { borderColor: color.borderControl, backgroundColor: color.raised },
        },
      },
    },
  }),
)

export const slot = style(
  inRecipes({
    ...typeset('s'),
    display: 'flex',
    alignItems: 'center',
    gap: space[2],
    minBlockSize: size.control.s,
    paddingInline: space[3],
    selectors: {
      '& + &': { borderBlockStart: line },
      '&[data-won]': { fontWeight: vars.font.weight.semibold },
      [`${match}:has([data-won]) &:not([data-won])`]: { color: color.textMuted },
      '&:not([data-type="player"])': { color: color.textMuted },
    },
  }),
)

export const seed = style(
  inRecipes({
    ...typeset('xs'),
    minInlineSize: '1.4em',
    color: color.textMuted,
    fontVariantNumeric: 'tabular-nums',
    fontWeight: vars.font.weight.regular,
    textAlign: 'end',
  }),
)

export const name = style(
  inRecipes({
    flex: '1 1 0',
    minInlineSize: 0,
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
  }),
)

export const won = style(inRecipes({ display: 'flex', flexShrink: 0, color: color.success.text }))

globalStyle(`${won} > svg`, inRecipes({ inlineSize: '1.1em', blockSize: '1.1em', strokeWidth: 3 }))

export const score = style(
  inRecipes({
    flexShrink: 0,
    minInlineSize: '1.5em',
    fontVariantNumeric: 'tabular-nums',
    textAlign: 'end',
  }),
)

export const live = style(
  inRecipes({
    display: 'flex',
    paddingBlock: space[1],
    paddingInline: space[3],
    borderBlockStart: line,
    backgroundColor: color.success.subtle,
  }),
)
