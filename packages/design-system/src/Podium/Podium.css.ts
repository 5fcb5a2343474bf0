import { globalStyle, style } from '@vanilla-extract/css'
import { recipe } from '../themes/recipe.ts'
import { forcedColors, upTo } from '../themes/breakpoints.ts'
import { inRecipes } from '../themes/inLayer.ts'
import { breakable, typeset } from '../themes/typeset.ts'
import { vars } from '../themes/vars.css.ts'

const { color, size, space, radius } = vars
const line = `${size.hairline} solid ${color.border}`

/** Up to this width the steps are in a column, the winner first. */
const narrow = upTo('largePhone')

export const root = style(
  inRecipes({
    display: 'flex',
    alignItems: 'flex-end',
    justifyContent: 'center',
    gap: space[2],
    minInlineSize: 0,
    borderBlockEnd: line,
    color: color.text,
    '@media': {
      [narrow]: { flexDirection: 'column', alignItems: 'stretch', borderBlockEnd: 0 },
    },
  }),
)

export const step = recipe({
  base: inRecipes({
    display: 'flex',
    flexDirection: 'column',
    flex: '1 1 0',
    gap: space[3],
    minInlineSize: 0,
    maxInlineSize: `calc(1.25 * ${size.card.row})`,
    '@media': {
      [narrow]: {
        order: 0,
        flex: 'none',
        flexDirection: 'row-reverse',
        alignItems: 'stretch',
        justifyContent: 'flex-end',
        maxInlineSize: 'none',
        border: line,
        borderRadius: radius.l,
        backgroundColor: color.surface,
        overflow: 'hidden',
      },
    },
  }),
  variants: {
    place: {
      1: inRecipes({ order: 2 }),
      2: inRecipes({ order: 1 }),
      3: inRecipes({ order: 3 }),
    },
  },
})

export const players = style(
  inRecipes({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'flex-end',
    justifyContent: 'center',
    gap: space[4],
    '@media': {
      [narrow]: {
        flex: 1,
        flexDirection: 'column',
        alignItems: 'stretch',
        gap: space[2],
        paddingBlock: space[3],
        paddingInlineEnd: space[3],
      },
    },
  }),
)

export const player = style(
  inRecipes({
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    gap: space[2],
    minInlineSize: 0,
    '@media': { [narrow]: { flexDirection: 'row' } },
  }),
)

export const words = style(
  inRecipes({
    display: 'flex',
    flexDirection: 'column',
    minInlineSize: 0,
    textAlign: 'center',
    '@media': { [narrow]: { textAlign: 'start' } },
  }),
)

/** Title, name and flag, in one line where there is room. */
export const nameLine = style(
  inRecipes({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'center',
    columnGap: space[2],
    '@media': { [narrow]: { justifyContent: 'flex-start' } },
  }),
)

export const name = style(
  inRecipes({
    ...typeset('m'),
    ...breakable,
    minInlineSize: 0,
    fontWeight: vars.font.weight.semibold,
  }),
)

globalStyle(`${nameLine} > :not(.${name})`, inRecipes({ flexShrink: 0 }))

export const result = style(
  inRecipes({ ...typeset('s'), color: color.textMuted, fontVariantNumeric: 'tabular-nums' }),
)

const tall = (factor: number) => inRecipes({ minBlockSize: `calc(${factor} * ${size.control.xl})` })

export const block = recipe({
  base: inRecipes({
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    gap: space[1],
    padding: space[3],
    border: line,
    borderStartStartRadius: radius.l,
    borderStartEndRadius: radius.l,
    borderBlockEndWidth: 0,
    backgroundColor: color.surface,
    color: color.textMuted,
    textAlign: 'center',
    '@media': {
      [narrow]: {
        justifyContent: 'center',
        flexShrink: 0,
        inlineSize: size.control.xl,
        padding: space[2],
        minBlockSize: 0,
        border: 0,
        borderInlineEnd: line,
        borderRadius: 0,
      },
    },
  }),
  variants: {
    place: {
      1: [
        tall(2.5),
        inRecipes({
          borderColor: color.brand.border,
          backgroundColor: color.brand.subtle,
          color: color.brand.text,
        }),
      ],
      2: tall(1.75),
      3: tall(1.25),
    },
  },
})

export const placeNumber = style(
  inRecipes({
    ...typeset('l'),
    fontWeight: vars.font.weight.bold,
    fontVariantNumeric: 'tabular-nums',
    '@media': { [forcedColors]: { color: 'CanvasText' } },
  }),
)

export const place = style(inRecipes({ ...typeset('xs'), ...breakable, textWrap: 'balance' }))
