import { createVar, globalStyle, keyframes, style } from '@vanilla-extract/css'
import { recipe } from '../themes/recipe.ts'
import { forcedColors } from '../themes/breakpoints.ts'
import { inRecipes } from '../themes/inLayer.ts'
import { breakable, typeset } from '../themes/typeset.ts'
import { vars } from '../themes/vars.css.ts'

const { color, duration, ease, font, radius, size, space } = vars

const hue = createVar()

const pass = keyframes({
  from: { backgroundPositionX: '150%' },
  to: { backgroundPositionX: '-50%' },
})

export const root = style(
  inRecipes({
    position: 'relative',
    display: 'flex',
    flexDirection: 'column',
    gap: space[2],
    inlineSize: '100%',
    minInlineSize: 0,
  }),
)

export const words = style(
  inRecipes({
    ...typeset('s'),
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    justifyContent: 'space-between',
    columnGap: space[3],
    // Without visible text it must not move the bar down.
    selectors: { '&[data-bare]': { position: 'absolute' } },
  }),
)

export const label = style(
  inRecipes({ ...breakable, minInlineSize: 0, fontWeight: font.weight.medium }),
)

export const value = style(
  inRecipes({ color: color.textMuted, fontVariantNumeric: 'tabular-nums' }),
)

export const track = recipe({
  base: inRecipes({
    position: 'relative',
    overflow: 'hidden',
    borderRadius: radius.full,
    backgroundColor: color.fillHover,
    '@media': {
      [forcedColors]: { forcedColorAdjust: 'none', backgroundColor: 'GrayText' },
    },
  }),
  variants: {
    size: {
      s: inRecipes({ blockSize: size.progress.s }),
      m: inRecipes({ blockSize: size.progress.m }),
    },
    tone: {
      brand: inRecipes({ vars: { [hue]: color.brand.solid } }),
      info: inRecipes({ vars: { [hue]: color.info.solid } }),
      success: inRecipes({ vars: { [hue]: color.success.solid } }),
      warning: inRecipes({ vars: { [hue]: color.warning.solid } }),
      danger: inRecipes({ vars: { [hue]: color.danger.solid } }),
    },
  },
})

const forced = { [forcedColors]: { backgroundColor: 'Highlight' } }

export const bar = style(
  inRecipes({
    blockSize: '100%',
    borderRadius: 'inherit',
    backgroundColor: hue,
    transition: `inline-size ${duration.slow} ${ease.out}`,
    '@media': forced,
  }),
)

/**
 * A light that moves over the whole bar. With reduced motion it is still in the middle and fades out to both ends,
 * unlike any progress.
 */
export const wave = style(
  inRecipes({
    blockSize: '100%',
    backgroundImage: `linear-gradient(90deg, transparent, ${hue} 40%, ${hue} 60%, transparent)`,
    backgroundSize: '50% 100%',
    backgroundRepeat: 'no-repeat',
    backgroundPositionX: '50%',
    animation: `${pass} ${duration.pulse} ${ease.inOut} infinite`,
    '@media': forced,
  }),
)

globalStyle(`${wave}:dir(rtl)`, inRecipes({ animationDirection: 'reverse' }))
