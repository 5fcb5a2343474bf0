import { describe, expect, it } from 'vitest'
import { contrastRatio } from './contrast.ts'
import { darkTokens } from './dark/tokens.ts'
import { lightTokens } from './light/tokens.ts'
import { toneNames, type ColorTokens } from './tokens.ts'

const text = 4.5
const control = 3

type Pair = [foreground: string, background: string, least: number]

/** Every pair that a component puts together. Names are paths in `ColorTokens`. */
const neutralPairs: Pair[] = [
  ...['canvas', 'surface', 'raised', 'sunken'].flatMap((surface): Pair[] => [
    ['text', surface, text],
    ['textMuted', surface, text],
    ['textDisabled', surface, control],
    ['link', surface, text],
    ['linkHover', surface, text],
    ['focus', surface, control],
    ['borderControl', surface, control],
  ]),
  ['text', 'fill', text],
  ['text', 'fillHover', text],
  ['text', 'fillPressed', text],
  ['textMuted', 'fill', text],
  ['textDisabled', 'fill', control],
]

const tonePairs = toneNames.flatMap((tone): Pair[] => [
  [`${tone}.onSolid`, `${tone}.solid`, text],
  [`${tone}.onSolid`, `${tone}.solidHover`, text],
  [`${tone}.onSolid`, `${tone}.solidPressed`, text],
  [`${tone}.text`, `${tone}.subtle`, text],
  ['text', `${tone}.subtle`, text],
  ['textMuted', `${tone}.subtle`, text],
  [`${tone}.border`, `${tone}.subtle`, control],
  ['focus', `${tone}.subtle`, control],
  ...['canvas', 'surface', 'raised', 'sunken'].flatMap((surface): Pair[] => [
    [`${tone}.text`, surface, text],
    [`${tone}.solid`, surface, control],
    [`${tone}.solidHover`, surface, control],
    [`${tone}.solidPressed`, surface, control],
    [`${tone}.border`, surface, control],
  ]),
])

const pairs = [...neutralPairs, ...tonePairs]

const colorAt = (colors: ColorTokens, path: string): string => {
  const found = path
    .split('.')
    .reduce<unknown>(
      (node, key) => Object.entries(node ?? {}).find(([name]) => name === key)?.[1],
      colors,
    )
  if (typeof found !== 'string') throw new Error(`There is no colour at "${path}".`)
  return found
}

describe.each([
  ['dark', darkTokens],
  ['light', lightTokens],
])('the %s theme', (_, { color }) => {
  it.each(pairs)('shows %s on %s with a contrast of at least %d', (front, back, least) => {
    expect(contrastRatio(colorAt(color, front), colorAt(color, back))).toBeGreaterThanOrEqual(least)
  })
})

describe('contrastRatio', () => {
  it.each([
    ['#000000', '#ffffff', 21],
    ['#ffffff', '#000000', 21],
    ['#777777', '#ffffff', 4.48],
    ['#b4966e', '#b4966e', 1],
  ])('gives %s on %s as %d', (first, second, ratio) => {
    expect(contrastRatio(first, second)).toBeCloseTo(ratio, 2)
  })

  it('refuses colours that are not opaque hex colours', () => {
    expect(() => contrastRatio('rgb(0 0 0 / 0.5)', '#ffffff')).toThrow('not a #rrggbb colour')
  })
})
