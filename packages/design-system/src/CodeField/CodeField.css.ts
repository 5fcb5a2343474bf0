import { keyframes, style } from '@vanilla-extract/css'
import { canHover, forcedColors } from '../themes/breakpoints.ts'
import { inRecipes } from '../themes/inLayer.ts'
import { quietAutofill, typeset } from '../themes/typeset.ts'
import { vars } from '../themes/vars.css.ts'

const { color, duration, ease, radius, size, space } = vars

export const code = style(
  inRecipes({
    position: 'relative',
    display: 'flex',
    gap: space[2],
    inlineSize: 'fit-content',
    maxInlineSize: '100%',
  }),
)

const blink = keyframes({ '50%': { opacity: 0 } })

/** A box for one digit. The user types into the input above; the box only shows the digit. */
export const place = style(
  inRecipes({
    ...typeset('l'),
    position: 'relative',
    display: 'grid',
    placeItems: 'center',
    flex: `0 1 ${size.touch}`,
    minInlineSize: 0,
    inlineSize: size.touch,
    blockSize: size.control.xl,
    border: `${size.hairline} solid ${color.borderControl}`,
    borderRadius: radius.m,
    backgroundColor: color.surface,
    color: color.text,
    fontWeight: vars.font.weight.semibold,
    fontVariantNumeric: 'tabular-nums',
    transitionProperty: 'border-color, background-color',
    transitionDuration: duration.fast,
    transitionTimingFunction: ease.inOut,
    selectors: {
      '[data-invalid] &': {
        borderColor: color.danger.border,
        boxShadow: `inset 0 0 0 ${size.hairline} ${color.danger.border}`,
      },
      '[data-disabled] &, [data-unavailable] &': {
        borderColor: 'transparent',
        backgroundColor: color.fill,
        color: color.textMuted,
      },
      '&[data-current]': {
        outline: `${size.line} solid ${color.focus}`,
        outlineOffset: `calc(-1 * ${size.hairline})`,
      },
      // The caret of an empty box.
      '&[data-current]:not([data-filled])::after': {
        content: '""',
        inlineSize: size.line,
        blockSize: vars.font.text.l.size,
        backgroundColor: color.text,
        animation: `${blink} ${duration.pulse} steps(1) infinite`,
      },
      '&[data-current][data-filled]': { backgroundColor: color.info.subtle },
    },
    '@media': {
      [canHover]: {
        selectors: {
          ':not([data-disabled], [data-unavailable], [data-invalid]) > div:hover > &': {
            borderColor: color.textMuted,
          },
        },
      },
      [forcedColors]: {
        selectors: {
          '[data-disabled] &, [data-unavailable] &': { borderColor: 'GrayText', color: 'GrayText' },
        },
      },
    },
  }),
)

/** The real input: invisible, above all the boxes. */
export const input = style(
  inRecipes({
    position: 'absolute',
    inset: 0,
    inlineSize: '100%',
    blockSize: '100%',
    padding: 0,
    border: 0,
    outline: 'none',
    backgroundColor: 'transparent',
    color: 'transparent',
    caretColor: 'transparent',
    // At this size a phone does not zoom in.
    fontSize: vars.font.text.l.size,
    WebkitTextFillColor: 'transparent',
    cursor: 'text',
    selectors: {
      '&::selection': {
        backgroundColor: 'transparent',
        color: 'transparent',
        WebkitTextFillColor: 'transparent',
      },
      '&:disabled': { cursor: 'not-allowed' },
      '&:autofill': quietAutofill,
    },
    '@media': { [forcedColors]: { forcedColorAdjust: 'none' } },
  }),
)

export const resend = style(inRecipes({ paddingBlockStart: space[3] }))
