import { globalStyle, style } from '@vanilla-extract/css'
import { canHover, coarsePointer, forcedColors } from '../themes/breakpoints.ts'
import { inRecipes } from '../themes/inLayer.ts'
import { typeset } from '../themes/typeset.ts'
import { vars } from '../themes/vars.css.ts'

const { color, duration, radius, size, space } = vars

export const output = style(
  inRecipes({
    ...typeset('s'),
    color: color.text,
    fontVariantNumeric: 'tabular-nums',
    whiteSpace: 'nowrap',
  }),
)

/** High enough for a finger, although the line is thin; its margins are half a thumb wide. */
export const track = style(
  inRecipes({
    position: 'relative',
    blockSize: size.control.s,
    marginInline: `calc(${size.icon.m} / 2)`,
    cursor: 'pointer',
    touchAction: 'pan-y',
    WebkitTapHighlightColor: 'transparent',
    selectors: { '&[data-disabled]': { cursor: 'not-allowed' } },
    '@media': { [coarsePointer]: { blockSize: size.touch } },
  }),
)

/** The line extends below the thumbs at both ends. */
export const line = style(
  inRecipes({
    position: 'absolute',
    insetInline: `calc(-1 * ${size.icon.m} / 2)`,
    insetBlockStart: `calc(50% - ${space[1]} / 2)`,
    blockSize: space[1],
    borderRadius: radius.full,
    backgroundColor: color.fillPressed,
    '@media': { [forcedColors]: { backgroundColor: 'GrayText' } },
  }),
)

export const fillFrame = style(
  inRecipes({
    position: 'absolute',
    insetInline: 0,
    insetBlockStart: `calc(50% - ${space[1]} / 2)`,
    blockSize: space[1],
    pointerEvents: 'none',
  }),
)

export const fill = style(
  inRecipes({
    borderRadius: radius.full,
    backgroundColor: color.brand.solid,
    selectors: {
      '&[data-disabled]': { backgroundColor: color.textDisabled },
    },
    '@media': { [forcedColors]: { backgroundColor: 'Highlight' } },
  }),
)

/** With a single thumb the line is coloured from its end, half a thumb before the first value. */
export const fillFromEnd = style([
  fill,
  inRecipes({
    borderStartStartRadius: 0,
    borderEndStartRadius: 0,
    selectors: {
      '&::before': {
        content: '""',
        position: 'absolute',
        insetBlock: 0,
        insetInlineEnd: '100%',
        inlineSize: `calc(${size.icon.m} / 2)`,
        borderStartStartRadius: radius.full,
        borderEndStartRadius: radius.full,
        backgroundColor: 'inherit',
      },
    },
  }),
])

export const thumb = style(
  inRecipes({
    insetBlockStart: '50%',
    inlineSize: size.icon.m,
    blockSize: size.icon.m,
    border: `${size.line} solid ${color.brand.solid}`,
    borderRadius: radius.full,
    backgroundColor: color.surface,
    boxShadow: vars.elevation.raised,
    cursor: 'grab',
    transitionProperty: 'background-color, scale',
    transitionDuration: duration.fast,
    selectors: {
      '&[data-dragging]': { cursor: 'grabbing', backgroundColor: color.brand.solid },
      '&[data-focus-visible]': {
        outline: `${size.line} solid ${color.focus}`,
        outlineOffset: size.focusGap,
      },
      '&[data-disabled]': {
        borderColor: color.textDisabled,
        backgroundColor: color.fill,
        cursor: 'not-allowed',
      },
      '[data-invalid] &': { borderColor: color.danger.border },
      // The area for a finger is larger than the thumb.
      '&::after': { content: '""', position: 'absolute', inset: `calc(-1 * ${space[3]})` },
    },
    '@media': {
      [canHover]: {
        selectors: { '&:hover:not([data-disabled], [data-dragging])': { scale: '1.1' } },
      },
      [forcedColors]: { borderColor: 'ButtonText', backgroundColor: 'ButtonFace' },
    },
  }),
)

globalStyle(`${thumb}[data-dragging]`, inRecipes({ zIndex: 1 }))
