import { expect, it } from 'vitest'
import { twoVoices, voiceProblems, wordsOf } from './voice.mjs'

it.each([
  ['en', 'Your games stand here', /says “stand”\. Write appear/],
  ['en', 'The game could not be loaded', /says “could not be loaded”.*Couldn’t load/],
  ['en', '{count, plural, one {# game} other {Nobody plays # games}}', /says “Nobody”/],
  ['ru', 'Ссылка ведёт к партии', /says “ведёт”/],
  ['kz', 'Ойындар осында тұрады', /says “тұрады”/],
] as const)('finds the word to avoid, in %s: %s', (locale, text, problem) => {
  expect(voiceProblems(locale, { 'some.id': text }).join()).toMatch(problem)
})

it('finds nothing in plain words, in an argument, or in the syntax', () => {
  const texts = {
    plain: 'Couldn’t load the game. Try again.',
    argument: '{figure} of {count, number}',
    select: '{behind, select, hold {Your turn} other {Their turn}}',
    brace: "Add a '}' at its end.",
  }
  expect(voiceProblems('en', texts)).toEqual([])
})

it('lets the specification’s own words pass, by their exact ids', () => {
  const text = 'Oops! You have been withdrawn'
  expect(voiceProblems('en', { 'joinButton.withdrawn': text })).toEqual([])
  expect(voiceProblems('en', { 'joinButton.withdrawn.text': text })).toHaveLength(1)
})

it.each(['10% off', 'Pay €1', 'The "best" move', "It isn''t yours"])(
  'finds a typed sign in any language: %s',
  (text) => {
    for (const locale of ['en', 'ru', 'kz'] as const) {
      expect(voiceProblems(locale, { 'some.id': text }).join()).toMatch(/types [%€"']/)
    }
  },
)

it('names the ids of one English text with two translations, but for those with a reason', () => {
  const english = { one: 'Try again', two: 'Try again', three: 'Close' }
  const [problem, ...others] = twoVoices('ru', english, { one: 'А', two: 'Б', three: 'В' })
  expect(problem).toMatch(/“Try again” has 2 translations: “А” \(one\), “Б” \(two\)/)
  expect(others).toEqual([])
  const colors = { 'play.color.white': 'White', 'game.side.white': 'White' }
  expect(twoVoices('kz', colors, { 'play.color.white': 'Ақ', 'game.side.white': 'Ақтар' })).toEqual(
    [],
  )
})

it('reads all words of a message', () => {
  expect(wordsOf('{a, select, x {One {b}} other {{c, plural, other {# two}}}}')).toEqual([
    'One ',
    ' two',
  ])
})
