import { globalStyle, style } from '@vanilla-extract/css'
import { recipe } from '../themes/recipe.ts'
import { canHover, coarsePointer, forcedColors, containerFrom } from '../themes/breakpoints.ts'
import { inRecipes } from '../themes/inLayer.ts'
import { breakable, typeset } from '../themes/typeset.ts'
import { vars } from '../themes/vars.css.ts'

const { color, duration, ease, font, radius, size, space } = vars

const mark = size.control.xs
const gap = space[2]

/** The container whose width decides the layout, which need not be the window's. */
export const root = style(inRecipes({ containerType: 'inline-size', inlineSize: '100%' }))

/** From this width on the steps are in a row. */
const wide = {
  few: containerFrom('largePhone'),
  many: containerFrom('tablet'),
}

export const list = recipe({
  base: inRecipes({ display: 'flex', flexDirection: 'column' }),
  variants: {
    steps: {
      few: inRecipes({ '@container': { [wide.few]: { flexDirection: 'row' } } }),
      many: inRecipes({ '@container': { [wide.many]: { flexDirection: 'row' } } }),
    },
  },
})

/** The line from one mark to the next: down the side, or from middle to middle. */
const line = {
  content: '',
  position: 'absolute',
  backgroundColor: color.border,
  insetInlineStart: `calc((${mark} - ${size.line}) / 2)`,
  insetBlockStart: `calc(${mark} + ${space[1]})`,
  insetBlockEnd: space[1],
  inlineSize: size.line,
  borderRadius: radius.full,
  transition: `background-color ${duration.base} ${ease.inOut}`,
} as const

const acrossStep = { flex: 1, paddingBlockEnd: 0, minInlineSize: 0 } as const
const acrossLine = {
  insetInlineStart: `calc(50% + ${mark} / 2 + ${gap})`,
  insetBlockStart: `calc((${mark} - ${size.line}) / 2)`,
  insetBlockEnd: 'auto',
  inlineSize: `calc(100% - ${mark} - 2 * ${gap})`,
  blockSize: size.line,
} as const

const across = {
  ...acrossStep,
  selectors: { '&:not(:last-child)::after': acrossLine },
} as const

export const step = recipe({
  base: inRecipes({
    position: 'relative',
    display: 'flex',
    selectors: {
      '&:not(:last-child)': { paddingBlockEnd: space[6] },
      '&:not(:last-child)::after': line,
      '&[data-state="done"]::after': { backgroundColor: color.brand.solid },
    },
    '@media': {
      [forcedColors]: {
        selectors: { '&:not(:last-child)::after': { backgroundColor: 'CanvasText' } },
      },
    },
  }),
  variants: {
    steps: {
      few: inRecipes({ '@container': { [wide.few]: across } }),
      many: inRecipes({ '@container': { [wide.many]: across } }),
    },
  },
})

const acrossContent = {
  flexDirection: 'column',
  alignItems: 'center',
  textAlign: 'center',
  gap,
  paddingInline: space[1],
} as const

export const content = recipe({
  base: inRecipes({
    display: 'flex',
    flex: 1,
    alignItems: 'flex-start',
    gap: space[3],
    minInlineSize: 0,
    padding: 0,
    border: 0,
    borderRadius: radius.s,
    backgroundColor: 'transparent',
    color: 'inherit',
    textAlign: 'start',
    selectors: { 'button&': { cursor: 'pointer' } },
    '@media': { [coarsePointer]: { selectors: { 'button&': { minBlockSize: size.touch } } } },
  }),
  variants: {
    steps: {
      few: inRecipes({ '@container': { [wide.few]: acrossContent } }),
      many: inRecipes({ '@container': { [wide.many]: acrossContent } }),
    },
  },
})

export const sign = style(
  inRecipes({
    ...typeset('xs'),
    display: 'grid',
    placeItems: 'center',
    flexShrink: 0,
    inlineSize: mark,
    blockSize: mark,
    border: `${size.line} solid ${color.borderControl}`,
    borderRadius: radius.full,
    color: color.textMuted,
    fontWeight: font.weight.semibold,
    fontVariantNumeric: 'tabular-nums',
    lineHeight: 1,
    transitionProperty: 'background-color, border-color, color',
    transitionDuration: duration.base,
    selectors: {
      '[data-state="current"] &': { borderColor: color.brand.solid, color: color.brand.text },
      '[data-state="done"] &': {
        borderColor: color.brand.solid,
        backgroundColor: color.brand.solid,
        color: color.brand.onSolid,
      },
      '[data-state="error"] &': {
        borderColor: color.danger.solid,
        backgroundColor: color.danger.solid,
        color: color.danger.onSolid,
      },
    },
    '@media': {
      [forcedColors]: {
        selectors: {
          '[data-state="current"] &': {
            forcedColorAdjust: 'none',
            borderColor: 'Highlight',
            backgroundColor: 'Highlight',
            color: 'HighlightText',
          },
        },
      },
      [canHover]: {
        selectors: {
          '[data-state="done"] button:hover &': {
            borderColor: color.brand.solidHover,
            backgroundColor: color.brand.solidHover,
          },
        },
      },
    },
  }),
)

globalStyle(`${sign} > svg`, inRecipes({ inlineSize: '62%', blockSize: '62%', strokeWidth: 3 }))

export const words = style(
  inRecipes({
    ...breakable,
    display: 'flex',
    flexDirection: 'column',
    minInlineSize: 0,
    maxInlineSize: '100%',
    // Aligns the first line with the middle of the mark.
    paddingBlockStart: `calc((${mark} - ${font.text.s.line}) / 2)`,
  }),
)

export const label = style(
  inRecipes({
    ...typeset('s'),
    color: color.textMuted,
    fontWeight: font.weight.medium,
    selectors: {
      '[data-state="done"] &': { color: color.text },
      '[data-state="current"] &': { color: color.text, fontWeight: font.weight.semibold },
      '[data-state="error"] &': { color: color.danger.text },
    },
    '@media': {
      [canHover]: { selectors: { 'button:hover &': { textDecorationLine: 'underline' } } },
    },
  }),
)

export const note = style(inRecipes({ ...typeset('xs'), color: color.textMuted }))
