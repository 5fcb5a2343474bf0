import { globalStyle, style } from '@vanilla-extract/css'
import { recipe } from '../themes/recipe.ts'
import { busyLine } from '../busy.css.ts'
import { forcedColors } from '../themes/breakpoints.ts'
import { inRecipes } from '../themes/inLayer.ts'
import { mapValues } from '../themes/mapValues.ts'
import { breakable, typeset } from '../themes/typeset.ts'
import { vars } from '../themes/vars.css.ts'
import type { ChartTone } from './chart.ts'

const { color, size, space, radius } = vars
const line = `${size.hairline} solid ${color.border}`

const toneColors: Record<ChartTone, string> = {
  brand: color.brand.solid,
  info: color.info.solid,
  success: color.success.solid,
  warning: color.warning.solid,
  danger: color.danger.solid,
  neutral: color.borderControl,
}

/** The height of a chart and of its placeholder. */
const height = `calc(5 * ${size.control.l})`

export const root = style(
  inRecipes({
    display: 'flex',
    flexDirection: 'column',
    gap: space[4],
    minInlineSize: 0,
    padding: space[4],
    border: line,
    borderRadius: radius.l,
    backgroundColor: color.surface,
    boxShadow: vars.elevation.raised,
    color: color.text,
  }),
)

export const head = style(
  inRecipes({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'flex-start',
    justifyContent: 'space-between',
    gap: space[3],
  }),
)

export const words = style(inRecipes({ minInlineSize: 0, flex: `1 1 ${size.card.row}` }))

export const title = style(
  inRecipes({ ...typeset('m'), ...breakable, fontWeight: vars.font.weight.semibold }),
)

export const summary = style(
  inRecipes({ ...typeset('s'), ...breakable, color: color.textMuted, textWrap: 'pretty' }),
)

export const plot = style([busyLine, inRecipes({ position: 'relative', minInlineSize: 0 })])

export const placeholder = style(inRecipes({ blockSize: height, overflow: 'hidden' }))

globalStyle(`${placeholder} > *`, inRecipes({ minBlockSize: '100%' }))

/** The chart itself. These colours override those that the chart library writes. */
export const canvas = style(
  inRecipes({ ...typeset('xs'), blockSize: height, color: color.textMuted }),
)

const inCanvas = (selector: string, rule: Parameters<typeof inRecipes>[0]) =>
  globalStyle(`${canvas} ${selector}`, inRecipes(rule))

inCanvas('.recharts-surface', { overflow: 'visible', borderRadius: radius.s })
inCanvas('.recharts-surface:focus', { outline: 'none' })
inCanvas('.recharts-surface:focus-visible', {
  outline: `${size.line} solid ${color.focus}`,
  outlineOffset: size.focusGap,
})
inCanvas('.recharts-text', {
  fill: color.textMuted,
  fontVariantNumeric: 'tabular-nums',
  '@media': { [forcedColors]: { fill: 'CanvasText' } },
})
inCanvas('.recharts-cartesian-grid line', { stroke: color.border, strokeWidth: size.hairline })
inCanvas('.recharts-cartesian-axis-line, .recharts-cartesian-axis-tick-line', {
  stroke: color.border,
})
inCanvas('.recharts-tooltip-cursor:is(path, line)', {
  stroke: color.borderControl,
  strokeWidth: size.hairline,
})
inCanvas('.recharts-tooltip-cursor:is(rect, .recharts-rectangle)', {
  fill: color.fill,
  stroke: 'none',
})
inCanvas('.recharts-reference-line-line', {
  stroke: color.text,
  strokeWidth: size.hairline,
  strokeDasharray: `${space[1]} ${space[1]}`,
})

/** A line of the chart. */
export const curve = recipe({
  base: inRecipes({ '@media': { [forcedColors]: { forcedColorAdjust: 'none' } } }),
  variants: {
    tone: mapValues(toneColors, (value) => inRecipes({ color: value })),
    dash: { 0: {}, 1: {}, 2: {} },
  },
})
inCanvas(`.${curve.classNames.base} .recharts-line-curve`, {
  stroke: 'currentColor',
  strokeWidth: size.line,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
})
inCanvas(`.${curve.classNames.variants.dash[1]} .recharts-line-curve`, {
  strokeDasharray: `${space[2]} ${space[1]}`,
})
inCanvas(`.${curve.classNames.variants.dash[2]} .recharts-line-curve`, {
  strokeDasharray: `${size.line} ${space[1]}`,
})
inCanvas(`.${curve.classNames.base} :is(.recharts-line-dot, .recharts-dot)`, {
  fill: 'currentColor',
  stroke: color.surface,
  strokeWidth: size.line,
})

/** A segment of a bar. The gap between segments separates them without colour. */
export const bar = recipe({
  base: inRecipes({ '@media': { [forcedColors]: { forcedColorAdjust: 'none' } } }),
  variants: { tone: mapValues(toneColors, (value) => inRecipes({ color: value })) },
})
inCanvas(`.${bar.classNames.base} .recharts-rectangle`, {
  fill: 'currentColor',
  stroke: color.surface,
  strokeWidth: size.hairline,
})

export const tooltip = style(
  inRecipes({
    ...typeset('s'),
    padding: space[3],
    border: line,
    borderRadius: radius.m,
    backgroundColor: color.raised,
    boxShadow: vars.elevation.floating,
    color: color.text,
  }),
)

export const tooltipLabel = style(
  inRecipes({ ...typeset('xs'), color: color.textMuted, paddingBlockEnd: space[1] }),
)

export const tooltipRow = style(inRecipes({ display: 'flex', alignItems: 'center', gap: space[2] }))

export const tooltipName = style(inRecipes({ flex: 1 }))

export const tooltipValue = style(
  inRecipes({
    paddingInlineStart: space[3],
    fontWeight: vars.font.weight.semibold,
    fontVariantNumeric: 'tabular-nums',
  }),
)

export const foot = style(
  inRecipes({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: space[2],
  }),
)

export const legend = style(
  inRecipes({ display: 'flex', flexWrap: 'wrap', columnGap: space[4], rowGap: space[1] }),
)

export const legendItem = style(
  inRecipes({
    ...typeset('s'),
    ...breakable,
    display: 'flex',
    alignItems: 'center',
    gap: space[2],
    color: color.textMuted,
  }),
)

export const legendMark = recipe({
  base: inRecipes({ flexShrink: 0, forcedColorAdjust: 'none' }),
  variants: {
    shape: {
      line: inRecipes({
        inlineSize: space[5],
        borderBlockStart: `${size.line} solid currentColor`,
      }),
      bar: inRecipes({
        inlineSize: space[3],
        blockSize: space[3],
        borderRadius: radius.xs,
        backgroundColor: 'currentColor',
      }),
    },
    tone: mapValues(toneColors, (value) => inRecipes({ color: value })),
    dash: {
      0: {},
      1: inRecipes({ borderBlockStartStyle: 'dashed' }),
      2: inRecipes({ borderBlockStartStyle: 'dotted' }),
    },
  },
})

export const goalMark = style(
  inRecipes({
    flexShrink: 0,
    inlineSize: space[5],
    borderBlockStart: `${size.line} dashed ${color.text}`,
    forcedColorAdjust: 'none',
  }),
)

export const hiddenTable = style(
  inRecipes({
    position: 'absolute',
    insetBlockStart: 0,
    inlineSize: size.hairline,
    blockSize: size.hairline,
    overflow: 'hidden',
    clipPath: 'inset(50%)',
  }),
)

export const shownTable = style(
  inRecipes({
    position: 'relative',
    blockSize: height,
    overflow: 'auto',
    overscrollBehavior: 'contain',
  }),
)

export const table = style(
  inRecipes({
    ...typeset('s'),
    inlineSize: '100%',
    borderCollapse: 'separate',
    borderSpacing: 0,
    fontVariantNumeric: 'tabular-nums',
  }),
)

export const caption = style(inRecipes({ padding: 0 }))

const anyCell = {
  paddingBlock: space[2],
  paddingInline: space[3],
  borderBlockEnd: line,
  textAlign: 'end',
  selectors: { '&:first-child': { textAlign: 'start' } },
} as const

export const headCell = style(
  inRecipes({
    ...anyCell,
    ...typeset('xs'),
    position: 'sticky',
    insetBlockStart: 0,
    backgroundColor: color.surface,
    color: color.textMuted,
    fontWeight: vars.font.weight.medium,
  }),
)

export const cell = style(inRecipes({ ...anyCell, fontWeight: 'inherit' }))

export const instead = style(
  inRecipes({
    ...typeset('m'),
    display: 'grid',
    placeItems: 'center',
    minBlockSize: height,
    color: color.textMuted,
    textAlign: 'center',
  }),
)
