import { createVar, keyframes, style } from '@vanilla-extract/css'
import { recipe } from '../themes/recipe.ts'
import { forcedColors } from '../themes/breakpoints.ts'
import { inRecipes } from '../themes/inLayer.ts'
import { breakable, typeset } from '../themes/typeset.ts'
import { vars } from '../themes/vars.css.ts'

const { color, radius, size, space } = vars

const hue = createVar()

const ripple = keyframes({
  from: { transform: 'scale(1)', opacity: 0.6 },
  '70%, to': { transform: 'scale(2.2)', opacity: 0 },
})

export const root = recipe({
  base: inRecipes({
    display: 'inline-flex',
    alignItems: 'flex-start',
    gap: space[2],
    minInlineSize: 0,
    maxInlineSize: '100%',
  }),
  variants: {
    size: { xs: inRecipes(typeset('xs')), s: inRecipes(typeset('s')), m: inRecipes(typeset('m')) },
    tone: {
      neutral: inRecipes({ color: color.textMuted, vars: { [hue]: color.borderControl } }),
      brand: inRecipes({ color: color.text, vars: { [hue]: color.brand.solid } }),
      info: inRecipes({ color: color.text, vars: { [hue]: color.info.solid } }),
      success: inRecipes({ color: color.text, vars: { [hue]: color.success.solid } }),
      warning: inRecipes({ color: color.text, vars: { [hue]: color.warning.solid } }),
      danger: inRecipes({ color: color.text, vars: { [hue]: color.danger.solid } }),
    },
  },
})

/** As high as the first line, so that the dot stays beside it when the text wraps. */
export const slot = style(
  inRecipes({ display: 'flex', alignItems: 'center', flexShrink: 0, blockSize: '1lh' }),
)

export const dot = recipe({
  base: inRecipes({
    position: 'relative',
    inlineSize: space[2],
    blockSize: space[2],
    borderRadius: radius.full,
    backgroundColor: hue,
    '@media': { [forcedColors]: { forcedColorAdjust: 'none', backgroundColor: 'CanvasText' } },
  }),
  variants: {
    live: {
      true: inRecipes({
        selectors: {
          '&::after': {
            content: '',
            position: 'absolute',
            inset: 0,
            borderRadius: 'inherit',
            backgroundColor: hue,
            opacity: 0,
            animation: `${ripple} ${vars.duration.pulse} ${vars.ease.out} infinite`,
          },
        },
      }),
      false: {},
    },
    hollow: {
      true: inRecipes({
        backgroundColor: 'transparent',
        border: `${size.line} solid ${hue}`,
      }),
      false: {},
    },
  },
})

export const words = style(inRecipes({ ...breakable, minInlineSize: 0 }))
