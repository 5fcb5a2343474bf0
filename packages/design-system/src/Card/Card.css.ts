import { globalStyle, style } from '@vanilla-extract/css'
import { recipe } from '../themes/recipe.ts'
import { canHover, forcedColors } from '../themes/breakpoints.ts'
import { inRecipes } from '../themes/inLayer.ts'
import { breakable, typeset } from '../themes/typeset.ts'
import { vars } from '../themes/vars.css.ts'
import { host, target } from './target.css.ts'

const { color, duration, ease, elevation, size, space, radius } = vars

/** The background of every card. */
export const card = recipe({
  base: [
    host,
    inRecipes({
      display: 'flex',
      flexDirection: 'column',
      gap: space[3],
      minInlineSize: 0,
      blockSize: '100%',
      padding: space[4],
      border: `${size.hairline} solid ${color.border}`,
      borderRadius: radius.l,
      backgroundColor: color.surface,
      boxShadow: elevation.raised,
      color: color.text,
      transition: `border-color ${duration.fast} ${ease.inOut}, background-color ${duration.fast} ${ease.inOut}`,
      '@media': {
        [canHover]: {
          selectors: {
            [`&:has(.${target}):hover`]: {
              borderColor: color.borderControl,
              backgroundColor: color.raised,
            },
          },
        },
      },
    }),
  ],
  variants: {
    tone: {
      default: {},
      brand: inRecipes({ borderColor: color.brand.border, backgroundColor: color.brand.subtle }),
      success: inRecipes({ borderColor: color.success.border }),
    },
  },
})

export const header = style(
  inRecipes({ display: 'flex', alignItems: 'center', gap: space[3], minInlineSize: 0 }),
)

export const words = style(
  inRecipes({ display: 'flex', flexDirection: 'column', flex: 1, minInlineSize: 0 }),
)

/** The text of a card below its picture. */
export const lead = style(inRecipes({ display: 'flex', flexDirection: 'column', minInlineSize: 0 }))

export const title = style(
  inRecipes({
    ...typeset('m'),
    ...breakable,
    fontWeight: vars.font.weight.semibold,
    textWrap: 'pretty',
  }),
)

/** At most two lines, so that a row of cards is level. Screen readers still read the whole text. */
export const clamped = style(
  inRecipes({
    display: '-webkit-box',
    WebkitBoxOrient: 'vertical',
    WebkitLineClamp: 2,
    overflow: 'hidden',
  }),
)

export const meta = style(
  inRecipes({ ...typeset('s'), ...breakable, color: color.textMuted, textWrap: 'pretty' }),
)

/** Small values, each with an icon. */
export const facts = style(
  inRecipes({ display: 'flex', flexWrap: 'wrap', columnGap: space[4], rowGap: space[1] }),
)

export const fact = recipe({
  base: inRecipes({
    ...typeset('s'),
    ...breakable,
    display: 'inline-flex',
    alignItems: 'flex-start',
    gap: space[2],
    minInlineSize: 0,
    color: color.textMuted,
    fontVariantNumeric: 'tabular-nums',
  }),
  variants: {
    tone: {
      default: {},
      strong: inRecipes({ color: color.text, fontWeight: vars.font.weight.medium }),
    },
  },
})

export const factIcon = style(
  inRecipes({
    display: 'grid',
    alignItems: 'center',
    flexShrink: 0,
    // As high as a line, so that the icon stays beside the first line.
    blockSize: vars.font.text.s.line,
    color: color.textMuted,
  }),
)

globalStyle(`${factIcon} > svg`, inRecipes({ inlineSize: size.icon.s, blockSize: size.icon.s }))

/** Buttons apart from the card's link, always at the card's lower edge. */
export const actions = style(
  inRecipes({
    position: 'relative',
    zIndex: 1,
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: space[2],
    marginBlockStart: 'auto',
    // Clicks between the buttons go to the card.
    pointerEvents: 'none',
  }),
)

globalStyle(`${actions} > *`, inRecipes({ pointerEvents: 'auto' }))

/** The picture of a card, over its whole width. */
export const picture = style(
  inRecipes({
    position: 'relative',
    display: 'grid',
    placeItems: 'center',
    marginBlockStart: `calc(-1 * ${space[4]})`,
    marginInline: `calc(-1 * ${space[4]})`,
    aspectRatio: '2 / 1',
    overflow: 'hidden',
    borderStartStartRadius: `calc(${radius.l} - ${size.hairline})`,
    borderStartEndRadius: `calc(${radius.l} - ${size.hairline})`,
    backgroundColor: color.sunken,
    color: color.brand.text,
    '@media': { [forcedColors]: { borderBlockEnd: `${size.hairline} solid CanvasText` } },
  }),
)

globalStyle(
  `${picture} > img`,
  inRecipes({
    position: 'absolute',
    inset: 0,
    inlineSize: '100%',
    blockSize: '100%',
    objectFit: 'cover',
  }),
)

/** Without a picture, a faint board is shown. */
globalStyle(
  `${picture}:has(> svg)`,
  inRecipes({
    backgroundImage: `conic-gradient(${color.surface} 25%, transparent 0 50%, ${color.surface} 0 75%, transparent 0)`,
    backgroundSize: `calc(2 * ${size.control.m}) calc(2 * ${size.control.m})`,
    backgroundPosition: 'center',
  }),
)

globalStyle(
  `${picture} > svg`,
  inRecipes({ inlineSize: size.control.l, blockSize: size.control.l, opacity: vars.opacity.faded }),
)
