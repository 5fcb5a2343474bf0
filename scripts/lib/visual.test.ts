import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, expect, it } from 'vitest'
import { picturesOf } from '../../.storybook/visual.ts'
import { orphansOf, picturesTaken, reportPage } from './visual.mjs'

const folder = mkdtempSync(join(tmpdir(), 'kingside-visual-'))
afterEach(() => rmSync(folder, { recursive: true, force: true }))

it('knows the pictures of a run, and the baselines that no story has any more', () => {
  const taken = picturesTaken({
    testResults: [
      {
        assertionResults: [
          { meta: { pictures: ['dark/button-large', 'dark/phone/button-large'] } },
        ],
      },
      { assertionResults: [{ meta: {} }, {}] },
    ],
  })
  expect([...taken]).toEqual(['dark/button-large.png', 'dark/phone/button-large.png'])
  expect(orphansOf(taken, ['dark/button-large.png', 'light/button-large.png'])).toEqual([
    'light/button-large.png',
  ])
})

it('puts expected, actual and difference of a failure on one page', () => {
  const [visual, baselines] = [join(folder, 'visual'), join(folder, 'baselines')]
  for (const path of [join(visual, 'dark'), join(baselines, 'dark')])
    mkdirSync(path, { recursive: true })
  writeFileSync(join(baselines, 'dark', 'a--b.png'), 'expected')
  writeFileSync(join(visual, 'dark', 'a--b-actual.png'), 'actual')
  writeFileSync(join(visual, 'dark', 'a--b-diff.png'), 'difference')
  const page = reportPage({ themes: ['light', 'dark'], visual, baselines })
  expect(page?.count).toBe(1)
  for (const content of ['expected', 'actual', 'difference']) {
    expect(page?.html).toContain(Buffer.from(content).toString('base64'))
  }
})

it('makes no page when nothing differs', () => {
  expect(reportPage({ themes: ['dark'], visual: folder, baselines: folder })).toBeUndefined()
})

it('lets a story out only with a reason', () => {
  expect(picturesOf()).toEqual(['desktop'])
  expect(picturesOf({ phone: true })).toEqual(['desktop', 'phone'])
  expect(picturesOf({ largeText: true, forcedColors: true })).toEqual([
    'desktop',
    'large-text',
    'forced-colors',
  ])
  expect(picturesOf({ skip: 'It counts down, so no two pictures are the same.' })).toEqual([])
  expect(() => picturesOf({ skip: 'flaky' })).toThrow('Say why')
  expect(() => picturesOf({ skip: '' })).toThrow('Say why')
})
