import { keyframes, style } from '@vanilla-extract/css'
import { recipe } from '../themes/recipe.ts'
import { forcedColors } from '../themes/breakpoints.ts'
import { inRecipes } from '../themes/inLayer.ts'
import { vars } from '../themes/vars.css.ts'

const pulse = keyframes({ '50%': { opacity: vars.opacity.faded } })

const line = (size: 'xs' | 's' | 'm' | 'l' | 'xl') =>
  inRecipes({
    fontSize: vars.font.text[size].size,
    blockSize: '1em',
    marginBlock: `calc((${vars.font.text[size].line} - 1em) / 2)`,
  })

export const lines = style(inRecipes({ display: 'block', inlineSize: '100%' }))

export const part = recipe({
  base: inRecipes({
    display: 'block',
    inlineSize: '100%',
    borderRadius: vars.radius.s,
    backgroundColor: vars.color.fill,
    animation: `${pulse} ${vars.duration.pulse} ${vars.ease.inOut} infinite`,
    '@media': { [forcedColors]: { border: `${vars.size.hairline} solid GrayText` } },
  }),
  variants: {
    shape: {
      text: inRecipes({
        selectors: { '&:last-child:not(:only-child)': { inlineSize: '62%' } },
      }),
      block: inRecipes({ borderRadius: vars.radius.m }),
      circle: inRecipes({
        inlineSize: vars.size.control.m,
        aspectRatio: '1',
        borderRadius: vars.radius.full,
      }),
    },
    size: { xs: line('xs'), s: line('s'), m: line('m'), l: line('l'), xl: line('xl') },
  },
})
