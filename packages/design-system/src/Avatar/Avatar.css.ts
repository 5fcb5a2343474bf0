import { createVar, globalStyle, style } from '@vanilla-extract/css'
import { recipe } from '../themes/recipe.ts'
import { forcedColors } from '../themes/breakpoints.ts'
import { inRecipes } from '../themes/inLayer.ts'
import { mapValues } from '../themes/mapValues.ts'
import { vars } from '../themes/vars.css.ts'

const { color, font, radius, size, space } = vars

const side = createVar()
const dot = createVar()
const dotEnd = createVar()
const dotCentre = createVar()

export const root = recipe({
  base: inRecipes({
    position: 'relative',
    display: 'inline-flex',
    flexShrink: 0,
    inlineSize: side,
    blockSize: side,
    verticalAlign: 'middle',
    vars: {
      [dot]: `clamp(${space[2]}, ${side} * 0.26, ${space[4]})`,
      // The dot's middle is on the circle, half-way between its lowest and its outermost point.
      [dotEnd]: `calc(${side} * 0.1464)`,
      [dotCentre]: `calc(${side} - ${dotEnd})`,
    },
    selectors: { '&:dir(rtl)': { vars: { [dotCentre]: dotEnd } } },
  }),
  variants: {
    size: mapValues(size.avatar, (length) => inRecipes({ vars: { [side]: length } })),
    shape: {
      round: {},
      // The corners are nearly square, so the dot is almost in the corner.
      square: inRecipes({ vars: { [dotEnd]: `calc(${dot} * 0.4)` } }),
    },
  },
})

const tinted = (tone: 'brand' | 'info' | 'success' | 'warning') =>
  inRecipes({
    backgroundColor: `color-mix(in srgb, ${color[tone].solid} 14%, ${color[tone].subtle})`,
    color: color[tone].text,
  })

export const picture = recipe({
  base: inRecipes({
    display: 'grid',
    placeItems: 'center',
    inlineSize: '100%',
    blockSize: '100%',
    overflow: 'hidden',
    boxShadow: `inset 0 0 0 ${size.hairline} color-mix(in srgb, currentColor 20%, transparent)`,
    fontSize: `calc(${side} * 0.38)`,
    lineHeight: 1,
    fontWeight: font.weight.semibold,
    letterSpacing: 0,
    userSelect: 'none',
    '@media': { [forcedColors]: { border: `${size.hairline} solid CanvasText` } },
  }),
  variants: {
    tone: {
      neutral: inRecipes({ backgroundColor: color.fill, color: color.textMuted }),
      brand: tinted('brand'),
      info: tinted('info'),
      success: tinted('success'),
      warning: tinted('warning'),
    },
    shape: {
      round: inRecipes({ borderRadius: radius.full }),
      square: inRecipes({ borderRadius: `calc(${side} * 0.2)` }),
    },
    /** Leaves a gap around the dot, so that it is visible on any background. */
    notched: {
      true: inRecipes({
        maskImage: `radial-gradient(circle at ${dotCentre} calc(${side} - ${dotEnd}), transparent calc(${dot} / 2 + ${size.line}), black calc(${dot} / 2 + ${size.line} + 0.5px))`,
      }),
      false: {},
    },
  },
})

globalStyle(
  `${picture.classNames.base} > img`,
  inRecipes({ inlineSize: '100%', blockSize: '100%', objectFit: 'cover' }),
)

globalStyle(
  `${picture.classNames.base} > svg`,
  inRecipes({ inlineSize: '58%', blockSize: '58%', strokeWidth: 1.75 }),
)

export const presence = style(
  inRecipes({
    position: 'absolute',
    insetInlineEnd: `calc(${dotEnd} - ${dot} / 2)`,
    insetBlockEnd: `calc(${dotEnd} - ${dot} / 2)`,
    inlineSize: dot,
    blockSize: dot,
    borderRadius: radius.full,
    forcedColorAdjust: 'none',
    selectors: {
      '&[data-state="online"]': { backgroundColor: color.success.solid },
      '&[data-state="playing"]': { backgroundColor: color.brand.solid },
      '&[data-state="offline"]': { border: `${size.line} solid ${color.borderControl}` },
      // A triangle as on a play button, so that colour is not the only sign of the state.
      '&[data-state="playing"]::after': {
        content: '',
        position: 'absolute',
        inset: 0,
        clipPath: 'polygon(36% 24%, 36% 76%, 80% 50%)',
        backgroundColor: color.brand.onSolid,
      },
    },
  }),
)
