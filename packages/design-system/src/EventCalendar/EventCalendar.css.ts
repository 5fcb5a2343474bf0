import { createVar, style } from '@vanilla-extract/css'
import { recipe } from '../themes/recipe.ts'
import { busyLine } from '../busy.css.ts'
import { host, target } from '../Card/target.css.ts'
import {
  canHover,
  coarsePointer,
  forcedColors,
  containerFrom,
  containerUpTo,
} from '../themes/breakpoints.ts'
import { inRecipes } from '../themes/inLayer.ts'
import { mapValues } from '../themes/mapValues.ts'
import { breakable, typeset } from '../themes/typeset.ts'
import { vars } from '../themes/vars.css.ts'
import type { Tone } from './eventTone.ts'

const { color, duration, ease, size, space, radius } = vars
const line = `${size.hairline} solid ${color.border}`
const toneColor = createVar()

const toneColors: Record<Tone, string> = {
  neutral: color.borderControl,
  brand: color.brand.border,
  info: color.info.border,
  success: color.success.border,
  warning: color.warning.border,
  danger: color.danger.border,
}
const tones = mapValues(toneColors, (value) => inRecipes({ vars: { [toneColor]: value } }))

/** Up to this width of the calendar, the month is a list. */
const list = containerUpTo('largePhone')

export const root = style([
  busyLine,
  inRecipes({
    position: 'relative',
    containerType: 'inline-size',
    minInlineSize: 0,
    overflow: 'clip',
    border: line,
    borderRadius: radius.l,
    backgroundColor: color.surface,
    color: color.text,
  }),
])

export const head = style(
  inRecipes({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: space[2],
    padding: space[4],
  }),
)

export const title = style(
  inRecipes({
    ...typeset('l'),
    ...breakable,
    fontWeight: vars.font.weight.semibold,
    // Some languages write month names in lower case, but here the name begins the line.
    '::first-letter': { textTransform: 'uppercase' },
  }),
)

export const controls = style(
  inRecipes({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space[1] }),
)

export const wide = style(inRecipes({ '@container': { [list]: { display: 'none' } } }))

export const narrow = style(
  inRecipes({ display: 'none', '@container': { [list]: { display: 'block' } } }),
)

export const grid = style(
  inRecipes({
    inlineSize: '100%',
    tableLayout: 'fixed',
    borderCollapse: 'separate',
    borderSpacing: 0,
  }),
)

export const weekday = style(
  inRecipes({
    ...typeset('xs'),
    padding: space[2],
    color: color.textMuted,
    fontWeight: vars.font.weight.medium,
    textAlign: 'start',
    '::first-letter': { textTransform: 'uppercase' },
  }),
)

export const cell = style(
  inRecipes({
    // A table cell's height is a minimum, and gives its button a height to fill.
    blockSize: `calc(2.25 * ${size.control.l})`,
    padding: 0,
    borderBlockStart: line,
    verticalAlign: 'top',
    selectors: { '& + &': { borderInlineStart: line } },
  }),
)

export const outside = style(
  inRecipes({
    ...typeset('s'),
    display: 'block',
    padding: space[2],
    paddingInlineStart: space[3],
    color: color.textMuted,
    fontVariantNumeric: 'tabular-nums',
  }),
)

export const day = style(
  inRecipes({
    position: 'relative',
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'stretch',
    gap: space[1],
    inlineSize: '100%',
    blockSize: '100%',
    minBlockSize: 'inherit',
    padding: space[1],
    border: 0,
    backgroundColor: 'transparent',
    color: color.text,
    textAlign: 'start',
    cursor: 'pointer',
    transition: `background-color ${duration.fast} ${ease.inOut}`,
    selectors: {
      '&[data-chosen]': { backgroundColor: color.brand.subtle },
      '&:focus-visible': { outlineOffset: `calc(-1 * ${size.line})` },
    },
    '@media': {
      [canHover]: {
        selectors: { '&:not([data-chosen]):hover': { backgroundColor: color.raised } },
      },
      [forcedColors]: {
        selectors: { '&[data-chosen]': { outline: `${size.line} solid Highlight` } },
      },
    },
  }),
)

export const dayNumber = style(
  inRecipes({
    ...typeset('s'),
    alignSelf: 'flex-start',
    minInlineSize: size.control.xs,
    paddingBlock: `calc((${size.control.xs} - ${vars.font.text.s.line}) / 2)`,
    paddingInline: space[1],
    borderRadius: radius.full,
    fontVariantNumeric: 'tabular-nums',
    textAlign: 'center',
    selectors: {
      '[data-today] > &': {
        backgroundColor: color.brand.solid,
        color: color.brand.onSolid,
        fontWeight: vars.font.weight.semibold,
      },
      '[data-chosen]:not([data-today]) > &': { fontWeight: vars.font.weight.semibold },
    },
    '@media': {
      [forcedColors]: {
        selectors: { '[data-today] > &': { border: `${size.hairline} solid ButtonText` } },
      },
    },
  }),
)

export const preview = style(
  inRecipes({ display: 'flex', flexDirection: 'column', gap: size.line, minInlineSize: 0 }),
)

export const previewEvent = recipe({
  base: inRecipes({
    ...typeset('xs'),
    overflow: 'hidden',
    paddingInlineStart: space[2],
    borderInlineStart: `calc(1.5 * ${size.line}) solid ${toneColor}`,
    borderRadius: radius.xs,
    backgroundColor: color.fill,
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
  }),
  variants: { tone: tones },
})

export const more = style(
  inRecipes({
    ...typeset('xs'),
    overflow: 'hidden',
    paddingInlineStart: space[2],
    color: color.textMuted,
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
  }),
)

export const dayEvents = style(inRecipes({ padding: space[4], borderBlockStart: line }))

export const dayTitle = style(
  inRecipes({
    ...typeset('s'),
    ...breakable,
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    gap: space[2],
    paddingBlockEnd: space[2],
    color: color.textMuted,
    fontWeight: vars.font.weight.semibold,
    '::first-letter': { textTransform: 'uppercase' },
  }),
)

export const todayMark = style(inRecipes({ color: color.brand.text }))

export const emptyDay = style(inRecipes({ ...typeset('s'), color: color.textMuted }))

export const events = style(inRecipes({ display: 'flex', flexDirection: 'column', gap: space[1] }))

export const event = recipe({
  base: [
    host,
    inRecipes({
      display: 'flex',
      alignItems: 'baseline',
      gap: space[3],
      paddingBlock: space[2],
      paddingInline: space[3],
      borderInlineStart: `${space[1]} solid ${toneColor}`,
      borderRadius: radius.s,
      backgroundColor: color.fill,
      '@media': {
        [canHover]: {
          selectors: { [`&:has(.${target}):hover`]: { backgroundColor: color.fillHover } },
        },
        [coarsePointer]: { minBlockSize: size.touch },
      },
    }),
  ],
  variants: { tone: tones },
})

export const time = style(
  inRecipes({
    ...typeset('s'),
    flexShrink: 0,
    color: color.textMuted,
    fontVariantNumeric: 'tabular-nums',
    '@container': { [containerFrom('largePhone')]: { minInlineSize: size.card.column } },
  }),
)

export const eventWords = style(
  inRecipes({ display: 'flex', flexDirection: 'column', minInlineSize: 0 }),
)

export const eventTitle = style(
  inRecipes({ ...typeset('s'), ...breakable, fontWeight: vars.font.weight.medium }),
)

export const description = style(
  inRecipes({ ...typeset('xs'), ...breakable, color: color.textMuted }),
)

export const instead = style(
  inRecipes({
    ...typeset('m'),
    padding: space[8],
    borderBlockStart: line,
    color: color.textMuted,
    textAlign: 'center',
  }),
)
