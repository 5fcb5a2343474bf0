import { globalStyle, style } from '@vanilla-extract/css'
import { canHover, coarsePointer, forcedColors } from '../themes/breakpoints.ts'
import { inRecipes } from '../themes/inLayer.ts'
import { breakable, typeset } from '../themes/typeset.ts'
import { markStates } from '../themes/markStates.ts'
import { vars } from '../themes/vars.css.ts'

const { color, duration, ease, size, space } = vars

/** The whole line can be pressed, not only the square. */
export const row = style(
  inRecipes({
    ...typeset('m'),
    display: 'flex',
    alignItems: 'flex-start',
    gap: space[3],
    alignSelf: 'flex-start',
    maxInlineSize: '100%',
    paddingBlock: space[1],
    color: color.text,
    cursor: 'pointer',
    WebkitTapHighlightColor: 'transparent',
    selectors: {
      '&[data-disabled]': { color: color.textDisabled, cursor: 'not-allowed' },
      '[data-unavailable] &': { color: color.textMuted, cursor: 'not-allowed' },
    },
    '@media': {
      [coarsePointer]: { paddingBlock: `calc((${size.touch} - ${vars.font.text.m.line}) / 2)` },
      [forcedColors]: {
        selectors: { '&[data-disabled], [data-unavailable] &': { color: 'GrayText' } },
      },
    },
  }),
)

export const words = style(inRecipes({ ...breakable, minInlineSize: 0, textWrap: 'pretty' }))

/** Messages are aligned with the text. */
export const indented = style(
  inRecipes({
    marginBlockStart: `calc(-1 * ${space[1]})`,
    paddingInlineStart: `calc(${size.radioMark} + ${space[3]})`,
  }),
)

export const mark = style(
  inRecipes({
    display: 'grid',
    placeItems: 'center',
    flexShrink: 0,
    inlineSize: size.radioMark,
    blockSize: size.radioMark,
    // Centres the square in the first line.
    marginBlock: `calc((${vars.font.text.m.line} - ${size.radioMark}) / 2)`,
    border: `${size.hairline} solid ${color.borderControl}`,
    borderRadius: vars.radius.xs,
    backgroundColor: color.surface,
    color: color.brand.onSolid,
    transitionProperty: 'background-color, border-color',
    transitionDuration: duration.fast,
    transitionTimingFunction: ease.inOut,
    selectors: {
      '[data-pressed] > &': { backgroundColor: color.fillPressed },
      ':is([data-selected], [data-indeterminate]) > &': {
        borderColor: color.brand.solid,
        backgroundColor: color.brand.solid,
      },
      ':is([data-selected], [data-indeterminate])[data-pressed] > &': {
        borderColor: color.brand.solidPressed,
        backgroundColor: color.brand.solidPressed,
      },
      '[data-invalid] > &': {
        borderColor: color.danger.border,
        boxShadow: `inset 0 0 0 ${size.hairline} ${color.danger.border}`,
      },
      ':is([data-selected], [data-indeterminate])[data-invalid] > &': { boxShadow: 'none' },
      ...markStates,
    },
    '@media': {
      [canHover]: {
        selectors: {
          ':not([data-disabled], [data-selected], [data-indeterminate], [data-invalid]):hover > &':
            { borderColor: color.textMuted },
        },
      },
      [forcedColors]: {
        forcedColorAdjust: 'none',
        borderColor: 'CanvasText',
        backgroundColor: 'Canvas',
        color: 'HighlightText',
        selectors: {
          ':is([data-selected], [data-indeterminate]) > &': {
            borderColor: 'Highlight',
            backgroundColor: 'Highlight',
          },
          '[data-disabled] > &, [data-unavailable] &': {
            borderColor: 'GrayText',
            backgroundColor: 'Canvas',
            color: 'GrayText',
          },
        },
      },
    },
  }),
)

globalStyle(
  `${mark} > svg`,
  inRecipes({
    gridArea: '1 / 1',
    inlineSize: '80%',
    blockSize: '80%',
    strokeWidth: 3,
    opacity: 0,
    transitionProperty: 'opacity',
    transitionDuration: duration.fast,
  }),
)

export const check = style(
  inRecipes({
    selectors: { [`[data-selected]:not([data-indeterminate]) > ${mark} > &`]: { opacity: 1 } },
  }),
)

export const dash = style(
  inRecipes({ selectors: { [`[data-indeterminate] > ${mark} > &`]: { opacity: 1 } } }),
)
