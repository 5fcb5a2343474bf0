import { expect, it } from 'vitest'
import { argumentsOf, catalogueProblems } from './catalogue.mjs'

const english = {
  hello: { defaultMessage: 'Hello {name}' },
  moves: { defaultMessage: '{count, plural, one {# move} other {# moves}}' },
}
const russian = {
  hello: 'Привет, {name}',
  moves: '{count, plural, one {# ход} few {# хода} many {# ходов} other {# хода}}',
}

it('finds nothing wrong with a complete catalogue', () => {
  expect(catalogueProblems('ru', english, russian)).toEqual([])
})

it('names a missing, an empty and an unused message', () => {
  const problems = catalogueProblems('ru', english, { hello: ' ', old: 'x' })
  expect(problems.join('\n')).toMatch(
    /no "hello"[\s\S]*no "moves"[\s\S]*"old", which the app no longer uses/,
  )
})

it('names a message that takes other arguments, and one that cannot be read', () => {
  const [other, broken] = catalogueProblems('ru', english, {
    hello: '{nmae}',
    moves: '{count, plural',
  })
  expect(other).toContain('takes (nmae:text), but the English message takes (name:text)')
  expect(broken).toContain('is no ICU message')
})

it('finds arguments inside plural and select options', () => {
  expect(argumentsOf('{a, select, x {{b}} other {{c, plural, other {#}}}}')).toEqual([
    'a:select',
    'b:text',
    'c:plural',
  ])
})
