import { expect, it } from 'vitest'
import { orphansAfter } from './orphans.mjs'

const filesByPicture = new Map([
  ['board-start', ['board.stories.tsx']],
  ['board-end', ['board.stories.tsx']],
  ['clock-running', ['clock.stories.tsx']],
])
const baselines = [
  'dark/board-start.png',
  'dark/board-end.png',
  'dark/phone/board-end.png',
  'dark/clock-running.png',
  'light/clock-running.png',
  'dark/gone-story.png',
]
const ran = (file: string, ...pictures: readonly string[]) => ({
  name: `/here/${file}`,
  assertionResults: [{ meta: { pictures } }],
})
const orphans = (...testResults: readonly unknown[]) =>
  orphansAfter({ report: { testResults }, root: '/here', baselines, filesByPicture })

it('names what no story took, when all of them ran', () => {
  expect(
    orphans(
      ran('board.stories.tsx', 'dark/board-start', 'dark/board-end'),
      ran('clock.stories.tsx', 'dark/clock-running', 'light/clock-running'),
    ),
  ).toEqual(['dark/phone/board-end.png', 'dark/gone-story.png'])
})

it('takes the pictures of files that did not run as taken, but for stories that are gone', () => {
  expect(orphans(ran('board.stories.tsx', 'dark/board-start', 'dark/board-end'))).toEqual([
    'dark/phone/board-end.png',
    'dark/gone-story.png',
  ])
  expect(orphans(ran('clock.stories.tsx', 'dark/clock-running'))).toEqual([
    'light/clock-running.png',
    'dark/gone-story.png',
  ])
})
