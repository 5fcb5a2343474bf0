import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, expect, it } from 'vitest'
import { picturePath, picturesOf, picturesOfMode } from '../../.storybook/visual.ts'
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

const button = 'design-system-button--primary'

it('takes the pictures of what a story claims', () => {
  expect(picturesOf(button)).toEqual(['light/desktop'])
  expect(picturesOf(button, { claims: 'dark' })).toEqual(['light/desktop', 'dark/desktop'])
  expect(picturesOf(button, { claims: ['phone', 'forced-colors'] })).toEqual([
    'light/desktop',
    'light/phone',
    'light/forced-colors',
  ])
  expect(picturesOf(button, { claims: 'phone-only' })).toEqual(['light/phone'])
})

it('takes the pictures of a page in all looks where it claims so', () => {
  expect(picturesOf('platform-pages-home--free')).toEqual(['light/desktop'])
  expect(picturesOf('platform-pages-home--free', { claims: 'page' })).toEqual([
    'light/desktop',
    'dark/desktop',
    'light/phone',
    'light/large-text',
    'light/forced-colors',
    'dark/phone',
  ])
})

it('takes a light picture of each mode, and what the mode claims', () => {
  expect(picturesOfMode()).toEqual(['light/desktop'])
  expect(picturesOfMode('phone')).toEqual(['light/desktop', 'light/phone'])
})

it('compares what looks like another story with the picture of that one', () => {
  expect(picturesOf(button, { claims: 'dark', looksLike: 'a--b' })).toEqual(['light/desktop'])
})

it('names a picture as vitest does', () => {
  expect(picturePath('a--b---c', 'light/desktop')).toBe('light/a-b-c')
  expect(picturePath('a--b', 'dark/large-text')).toBe('dark/large-text/a-b')
  expect(picturePath('a--b', 'light/phone', 'russian')).toBe('light/phone/a-b-russian')
})

it('lets a story out only with a reason', () => {
  expect(picturesOf(button, { skip: 'It counts down, so no two pictures are the same.' })).toEqual(
    [],
  )
  expect(() => picturesOf(button, { skip: 'flaky' })).toThrow('Say why')
  expect(() => picturesOf(button, { skip: '' })).toThrow('Say why')
})
