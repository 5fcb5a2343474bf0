import { globalStyle } from '@vanilla-extract/css'
import { vars } from './contract.css.ts'
import { inBase, inReset } from './inLayer.ts'

globalStyle('*, *::before, *::after', inReset({ boxSizing: 'border-box' }))

globalStyle(
  'body, h1, h2, h3, h4, h5, h6, p, figure, blockquote, dl, dd, fieldset, ul, ol, menu',
  inReset({ margin: 0, padding: 0, border: 0 }),
)

globalStyle('ul, ol, menu', inReset({ listStyle: 'none' }))

globalStyle('h1, h2, h3, h4, h5, h6, b, strong', inReset({ font: 'inherit' }))

globalStyle(
  'button, input, select, textarea',
  inReset({ margin: 0, font: 'inherit', color: 'inherit', letterSpacing: 'inherit' }),
)

globalStyle('img, svg, video, canvas', inReset({ display: 'block', maxInlineSize: '100%' }))

globalStyle('a', inReset({ color: 'inherit', textDecoration: 'none' }))

globalStyle(
  'html',
  inBase({
    textSizeAdjust: '100%',
    WebkitTextSizeAdjust: '100%',
    scrollbarGutter: 'auto',
    backgroundColor: vars.color.canvas,
  }),
)

globalStyle(
  'body',
  inBase({
    minBlockSize: '100dvh',
    backgroundColor: vars.color.canvas,
    color: vars.color.text,
    fontFamily: vars.font.family,
    fontSize: vars.font.text.m.size,
    lineHeight: vars.font.text.m.line,
    letterSpacing: vars.font.text.m.tracking,
    fontWeight: vars.font.weight.regular,
    fontSynthesis: 'none',
    WebkitFontSmoothing: 'antialiased',
    MozOsxFontSmoothing: 'grayscale',
    overflowWrap: 'break-word',
    accentColor: vars.color.brand.solid,
  }),
)

globalStyle('code, pre, samp', inBase({ fontFamily: vars.font.mono, fontSize: '0.9em' }))

globalStyle(
  ':focus-visible',
  inBase({
    outline: `${vars.size.line} solid ${vars.color.focus}`,
    outlineOffset: vars.size.focusGap,
  }),
)

globalStyle(
  '::selection',
  inBase({ backgroundColor: vars.color.brand.solid, color: vars.color.brand.onSolid }),
)
