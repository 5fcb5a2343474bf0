import { globalStyle } from '@vanilla-extract/css'
import { recipe } from '../themes/recipe.ts'
import { forcedColors } from '../themes/breakpoints.ts'
import { inRecipes } from '../themes/inLayer.ts'
import { vars } from '../themes/vars.css.ts'

const { color, size, radius } = vars

/** The border is above the flag, so that white flags have an edge and no flag is cut off. */
const edge = `color-mix(in srgb, ${color.text} 18%, transparent)`

const measure = (blockSize: string, borderRadius: string) =>
  inRecipes({ blockSize, inlineSize: `calc(${blockSize} * 3 / 2)`, borderRadius })

export const root = recipe({
  base: inRecipes({
    position: 'relative',
    display: 'inline-grid',
    placeItems: 'center',
    flexShrink: 0,
    overflow: 'hidden',
    verticalAlign: 'middle',
    backgroundColor: color.fill,
    color: color.textMuted,
    forcedColorAdjust: 'none',
    selectors: {
      '&::after': {
        content: '',
        position: 'absolute',
        inset: 0,
        borderRadius: 'inherit',
        boxShadow: `inset 0 0 0 ${size.hairline} ${edge}`,
      },
    },
    '@media': { [forcedColors]: { backgroundColor: 'Canvas', color: 'CanvasText' } },
  }),
  variants: {
    size: {
      s: measure(size.flag.s, size.line),
      m: measure(size.flag.m, size.line),
      l: measure(size.flag.l, radius.xs),
    },
  },
})

globalStyle(
  `${root.classNames.base} > img`,
  inRecipes({ inlineSize: '100%', blockSize: '100%', objectFit: 'cover' }),
)

globalStyle(
  `${root.classNames.base} > svg`,
  inRecipes({ inlineSize: 'auto', blockSize: '75%', aspectRatio: '1' }),
)
