import { style, styleVariants } from '@vanilla-extract/css'

/** Its sizes are those of paper: read from a step away, with some forty rows to a page. */
export const sheet = style({
  display: 'none',
  '@media': { print: { display: 'block', fontSize: '11pt', lineHeight: 1.3 } },
})

/** What is not printed where a sheet follows. */
export const screen = style({
  selectors: { [`&:has(~ ${sheet})`]: { '@media': { print: { display: 'none' } } } },
})

export const title = style({ margin: 0, fontSize: '18pt', lineHeight: 1.2 })

export const table = style({ inlineSize: '100%', borderCollapse: 'collapse' })

export const caption = style({ paddingBlock: '2mm 4mm', textAlign: 'start', fontSize: '14pt' })

export const row = style({ breakInside: 'avoid' })

const cell = style({
  paddingBlock: '1.2mm',
  paddingInline: '2mm',
  borderBlockEnd: '0.3mm solid black',
  textAlign: 'start',
  verticalAlign: 'baseline',
})

export const cells = styleVariants({
  text: [cell],
  // A result is filled in by pen.
  fit: [cell, { inlineSize: '20mm' }],
  number: [cell, { textAlign: 'end', fontVariantNumeric: 'tabular-nums' }],
})

export const note = style({ marginBlock: '4mm 0' })
