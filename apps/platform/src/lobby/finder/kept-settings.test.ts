import { describe, expect, it } from 'vitest'
import { memoryStore } from '../../platform/storage/browser-store.ts'
import { createFinderSettings } from './kept-settings.ts'

const defaults = {
  mode: 'unrated',
  timeControl: { id: 9, boardType: 'blitz' },
  color: 'any',
  limits: { unrated: {}, rated: {}, fide: {} },
} as const

const chosen = {
  mode: 'rated',
  timeControl: { id: 20, boardType: 'rapid' },
  color: 'black',
  limits: { unrated: {}, rated: { rapid: { lower: 1500, upper: 1700 } }, fide: {} },
} as const

describe('the choice of the last search', () => {
  it('is what was saved', () => {
    const store = memoryStore()
    createFinderSettings(store).save(chosen)
    expect(createFinderSettings(store).load()).toEqual(chosen)
  })

  it.each([
    ['nothing', null],
    ['no JSON', '{'],
    ['another version', JSON.stringify({ version: 0, settings: chosen })],
    ['no settings', JSON.stringify({ version: 1 })],
    ['an unknown mode', JSON.stringify({ version: 1, settings: { ...chosen, mode: 'otb' } })],
    [
      'impossible limits',
      JSON.stringify({
        version: 1,
        settings: {
          ...chosen,
          limits: { ...chosen.limits, rated: { rapid: { lower: 9, upper: 1 } } },
        },
      }),
    ],
  ])('is the default where storage has %s', (_, text) => {
    const store = memoryStore()
    if (text !== null) store.setItem('kingside.game-finder', text)
    expect(createFinderSettings(store).load()).toEqual(defaults)
  })
})
