import { style } from '@vanilla-extract/css'
import { recipe } from '../themes/recipe.ts'
import { inRecipes } from '../themes/inLayer.ts'
import { vars } from '../themes/vars.css.ts'

const { color, font, size, space } = vars

// A border, not a background: forced colours keep borders.
const edge = `${size.hairline} solid ${color.border}`

export const line = recipe({
  base: inRecipes({ flex: 'none', alignSelf: 'stretch' }),
  variants: {
    direction: {
      horizontal: inRecipes({ borderBlockStart: edge }),
      vertical: inRecipes({ borderInlineStart: edge }),
    },
  },
})

const half = { content: '""', flex: 1, borderBlockStart: edge } as const

export const labelled = style(
  inRecipes({
    display: 'flex',
    alignItems: 'center',
    gap: space[3],
    color: color.textMuted,
    fontSize: font.text.s.size,
    lineHeight: font.text.s.line,
    selectors: { '&::before': half, '&::after': half },
  }),
)
