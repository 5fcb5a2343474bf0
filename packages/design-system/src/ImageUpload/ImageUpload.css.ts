import { globalStyle, style } from '@vanilla-extract/css'
import { recipe } from '../themes/recipe.ts'
import { inRecipes } from '../themes/inLayer.ts'
import { breakable, typeset } from '../themes/typeset.ts'
import { vars } from '../themes/vars.css.ts'
import { fileZone, fileZoneMedia, fileZoneStates } from '../FileUpload/fileZone.ts'

const { color, radius, size, space } = vars

export const root = recipe({
  base: inRecipes({ display: 'flex', gap: space[3], minInlineSize: 0 }),
  variants: {
    shape: {
      square: inRecipes({ flexDirection: 'column', alignItems: 'flex-start' }),
      wide: inRecipes({ flexDirection: 'column' }),
      round: inRecipes({ alignItems: 'center', gap: space[4] }),
    },
  },
})

export const frame = recipe({
  base: inRecipes({
    position: 'relative',
    display: 'grid',
    placeItems: 'center',
    flexShrink: 0,
    maxInlineSize: '100%',
    padding: space[2],
    ...fileZone,
    selectors: {
      '&[data-filled]': { borderStyle: 'solid', borderColor: color.border },
      ...fileZoneStates,
    },
    '@media': fileZoneMedia,
  }),
  variants: {
    shape: {
      square: inRecipes({
        inlineSize: size.card.row,
        aspectRatio: '1',
        borderRadius: radius.l,
      }),
      wide: inRecipes({
        inlineSize: `min(100%, ${size.dialog.default})`,
        aspectRatio: '16 / 9',
        borderRadius: radius.l,
      }),
      round: inRecipes({
        inlineSize: size.avatar.xl,
        blockSize: size.avatar.xl,
        borderRadius: radius.full,
      }),
    },
  },
})

export const content = style(inRecipes({ display: 'contents', borderRadius: 'inherit' }))

export const picture = style(
  inRecipes({
    position: 'absolute',
    inset: 0,
    inlineSize: '100%',
    blockSize: '100%',
    borderRadius: 'inherit',
    objectFit: 'cover',
    selectors: {
      '[data-busy] &, [data-disabled] &': { opacity: vars.opacity.faded },
      '[data-dropping] &': { opacity: 0 },
    },
  }),
)

export const invitation = style(
  inRecipes({
    position: 'relative',
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    gap: space[2],
    minInlineSize: 0,
    maxInlineSize: '100%',
  }),
)

globalStyle(`${invitation} > svg`, inRecipes({ inlineSize: size.icon.l, blockSize: size.icon.l }))

export const words = recipe({
  base: inRecipes({
    ...typeset('s'),
    ...breakable,
    maxInlineSize: '100%',
    fontWeight: vars.font.weight.semibold,
    textAlign: 'center',
  }),
  variants: {
    shape: {
      square: {},
      wide: {},
      // The round frame has no space for text; the button's name still has it.
      round: inRecipes({
        position: 'absolute',
        inlineSize: size.hairline,
        blockSize: size.hairline,
        overflow: 'hidden',
        clipPath: 'inset(50%)',
      }),
    },
  },
})

export const side = style(
  inRecipes({
    display: 'flex',
    flexDirection: 'column',
    gap: space[2],
    minInlineSize: 0,
    maxInlineSize: size.dialog.default,
    selectors: { '&:empty': { display: 'none' } },
  }),
)

export const progress = style(inRecipes({ inlineSize: size.card.row, maxInlineSize: '100%' }))

export const actions = style(inRecipes({ display: 'flex', flexWrap: 'wrap', gap: space[2] }))
