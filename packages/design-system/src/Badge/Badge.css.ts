import { createVar, globalStyle } from '@vanilla-extract/css'
import { recipe } from '../themes/recipe.ts'
import { forcedColors } from '../themes/breakpoints.ts'
import { inRecipes } from '../themes/inLayer.ts'
import type { ToneName } from '../themes/tokens.ts'
import { breakable, typeset } from '../themes/typeset.ts'
import { vars } from '../themes/vars.css.ts'

const { color, font, radius, size, space } = vars

/** Fits text of 12 px and scales with it. */
const mark = `calc(0.75 * ${size.icon.s})`

const solid = createVar()
const onSolid = createVar()
const subtle = createVar()
const text = createVar()
const border = createVar()

const toned = (tone: ToneName) =>
  inRecipes({
    vars: {
      [solid]: color[tone].solid,
      [onSolid]: color[tone].onSolid,
      [subtle]: color[tone].subtle,
      [text]: color[tone].text,
      [border]: color[tone].border,
    },
  })

export const root = recipe({
  base: inRecipes({
    ...typeset('xs'),
    ...breakable,
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: space[1],
    maxInlineSize: '100%',
    minInlineSize: 0,
    border: `${size.hairline} solid transparent`,
    fontWeight: font.weight.semibold,
    verticalAlign: 'middle',
    '@media': { [forcedColors]: { borderColor: 'CanvasText' } },
  }),
  variants: {
    tone: {
      neutral: inRecipes({
        vars: {
          [solid]: color.text,
          [onSolid]: color.canvas,
          [subtle]: color.fill,
          [text]: color.textMuted,
          [border]: color.borderControl,
        },
      }),
      brand: toned('brand'),
      info: toned('info'),
      success: toned('success'),
      warning: toned('warning'),
      danger: toned('danger'),
    },
    variant: {
      subtle: inRecipes({ backgroundColor: subtle, color: text }),
      solid: inRecipes({ backgroundColor: solid, color: onSolid }),
      outline: inRecipes({ borderColor: border, color: text }),
    },
    size: {
      s: inRecipes({ minBlockSize: size.icon.s, paddingInline: space[1], borderRadius: radius.xs }),
      m: inRecipes({
        minBlockSize: size.control.xs,
        paddingInline: space[2],
        paddingBlock: size.line,
        borderRadius: radius.s,
      }),
    },
    count: {
      true: inRecipes({
        minInlineSize: size.icon.m,
        minBlockSize: size.icon.m,
        paddingInline: `calc(${space[1]} * 1.5 - ${size.hairline})`,
        paddingBlock: 0,
        borderRadius: radius.full,
        fontVariantNumeric: 'tabular-nums',
        whiteSpace: 'nowrap',
        flexShrink: 0,
      }),
      false: {},
    },
  },
  compoundVariants: [
    {
      variants: { size: 's' },
      style: inRecipes({ lineHeight: `calc(${size.icon.s} - 2 * ${size.hairline})` }),
    },
    {
      variants: { size: 's', count: true },
      style: inRecipes({
        minInlineSize: size.icon.s,
        minBlockSize: size.icon.s,
        paddingInline: `calc(${space[1]} - ${size.hairline})`,
      }),
    },
  ],
})

globalStyle(
  `${root.classNames.base} > svg`,
  inRecipes({ flexShrink: 0, inlineSize: mark, blockSize: mark, strokeWidth: 2.5 }),
)
