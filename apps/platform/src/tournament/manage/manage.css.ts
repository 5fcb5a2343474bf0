import { globalStyle, style } from '@vanilla-extract/css'

/** What is no part of a sheet of paper. */
export const screenOnly = style({ '@media': { print: { display: 'none' } } })

export const sheet = style({})

// On paper there is the sheet alone.
globalStyle(`body:has(${sheet}) header, body:has(${sheet}) footer, body:has(${sheet}) nav`, {
  '@media': { print: { display: 'none' } },
})
globalStyle(`${sheet} [role="tablist"]`, { '@media': { print: { display: 'none' } } })

// Paper is white, whatever the theme.
globalStyle(`body:has(${sheet}), body:has(${sheet}) *`, {
  '@media': { print: { color: 'black !important', background: 'white !important' } },
})

export const resultField = style({ inlineSize: 96, maxInlineSize: '100%' })
