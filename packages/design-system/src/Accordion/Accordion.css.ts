import { globalStyle, style } from '@vanilla-extract/css'
import { recipe } from '../themes/recipe.ts'
import { canHover, forcedColors } from '../themes/breakpoints.ts'
import { inRecipes } from '../themes/inLayer.ts'
import { breakable, typeset } from '../themes/typeset.ts'
import { vars } from '../themes/vars.css.ts'

const { color, duration, ease, radius, size, space } = vars

const line = `${size.hairline} solid ${color.border}`

export const group = recipe({
  base: inRecipes({ display: 'flex', flexDirection: 'column', minInlineSize: 0 }),
  variants: {
    variant: {
      lines: inRecipes({ borderBlock: line }),
      cards: inRecipes({ gap: space[2] }),
    },
  },
})

export const section = recipe({
  base: inRecipes({ minInlineSize: 0 }),
  variants: {
    variant: {
      lines: inRecipes({ selectors: { '& + &': { borderBlockStart: line } } }),
      cards: inRecipes({
        border: line,
        borderRadius: radius.l,
        backgroundColor: color.surface,
      }),
    },
  },
})

export const heading = style(inRecipes({ display: 'flex' }))

const usable = '&:not([data-disabled])'

export const trigger = recipe({
  base: inRecipes({
    display: 'flex',
    flex: 1,
    alignItems: 'center',
    gap: space[3],
    minInlineSize: 0,
    minBlockSize: size.control.xl,
    paddingBlock: space[3],
    border: 0,
    backgroundColor: 'transparent',
    color: color.text,
    textAlign: 'start',
    cursor: 'pointer',
    WebkitTapHighlightColor: 'transparent',
    transitionProperty: 'background-color',
    transitionDuration: duration.fast,
    selectors: {
      '&[data-disabled]': { cursor: 'not-allowed', color: color.textDisabled },
      '&[data-focus-visible]': {
        outline: `${size.line} solid ${color.focus}`,
        outlineOffset: `calc(-1 * ${size.line})`,
      },
      [`${usable}[data-pressed]`]: { backgroundColor: color.fillPressed },
    },
    '@media': {
      [canHover]: {
        selectors: { [`${usable}:hover:not([data-pressed])`]: { backgroundColor: color.fill } },
      },
      [forcedColors]: { selectors: { '&[data-disabled]': { color: 'GrayText' } } },
    },
  }),
  variants: {
    variant: {
      lines: inRecipes({ paddingInline: space[2], borderRadius: radius.s }),
      cards: inRecipes({
        paddingInline: space[4],
        borderRadius: `calc(${radius.l} - ${size.hairline})`,
      }),
    },
  },
})

export const icon = style(
  inRecipes({
    display: 'flex',
    flexShrink: 0,
    color: color.textMuted,
    selectors: { '[data-disabled] > &': { color: 'inherit' } },
  }),
)

globalStyle(`${icon} > svg`, inRecipes({ inlineSize: size.icon.m, blockSize: size.icon.m }))

export const words = style(
  inRecipes({
    ...breakable,
    display: 'flex',
    flexDirection: 'column',
    flex: 1,
    minInlineSize: 0,
  }),
)

export const title = style(
  inRecipes({ ...typeset('m'), fontWeight: vars.font.weight.semibold, textWrap: 'pretty' }),
)

export const description = style(
  inRecipes({
    ...typeset('s'),
    color: color.textMuted,
    selectors: { '[data-disabled] &': { color: 'inherit' } },
  }),
)

export const aside = style(
  inRecipes({
    ...typeset('s'),
    flexShrink: 0,
    maxInlineSize: '40%',
    color: color.textMuted,
    fontVariantNumeric: 'tabular-nums',
    selectors: { '[data-disabled] > &': { color: 'inherit' } },
  }),
)

export const chevron = style(
  inRecipes({
    flexShrink: 0,
    inlineSize: size.icon.m,
    blockSize: size.icon.m,
    color: color.textMuted,
    transition: `rotate ${duration.slow} ${ease.out}`,
    selectors: {
      '[aria-expanded="true"] > &': { rotate: '180deg' },
      '[data-disabled] > &': { color: 'inherit' },
    },
  }),
)

/** The behaviour library measures the height, so that it can be animated. */
export const panel = style(
  inRecipes({
    blockSize: 'var(--disclosure-panel-height)',
    overflow: 'clip',
    transition: `block-size ${duration.slow} ${ease.out}`,
  }),
)

export const content = recipe({
  base: inRecipes({
    ...typeset('m'),
    ...breakable,
    paddingBlockEnd: space[5],
    color: color.textMuted,
    textWrap: 'pretty',
  }),
  variants: {
    variant: {
      lines: inRecipes({ paddingInline: space[2] }),
      cards: inRecipes({ paddingInline: space[4] }),
    },
  },
})
