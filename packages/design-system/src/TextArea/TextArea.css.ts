import { style } from '@vanilla-extract/css'
import { inRecipes } from '../themes/inLayer.ts'
import { inputText } from '../themes/typeset.ts'
import { vars } from '../themes/vars.css.ts'

const maxLines = 12

const text = {
  ...inputText('m'),
  gridArea: '1 / 1',
  minInlineSize: 0,
  padding: 0,
  border: 0,
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
} as const

export const grower = style(
  inRecipes({
    display: 'grid',
    flex: 1,
    minInlineSize: 0,
    maxBlockSize: `calc(${maxLines} * ${vars.font.text.m.line})`,
    overflow: 'hidden',
  }),
)

export const twin = style(inRecipes({ ...text, visibility: 'hidden' }))

export const area = style(
  inRecipes({
    ...text,
    inlineSize: '100%',
    maxBlockSize: 'inherit',
    outline: 'none',
    backgroundColor: 'transparent',
    color: 'inherit',
    cursor: 'inherit',
    resize: 'none',
    overflowY: 'auto',
    selectors: {
      '&::placeholder': { color: vars.color.textMuted, opacity: 1 },
      '&:disabled': { WebkitTextFillColor: 'currentColor', opacity: 1 },
    },
  }),
)
