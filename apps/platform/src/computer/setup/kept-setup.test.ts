import { expect, it } from 'vitest'
import { memoryStore } from '../../platform/storage/browser-store.ts'
import { createPreferences } from './kept-setup.ts'

const defaults = { color: 'w', level: 3, timeControlId: null }

it('begins as White, at level 3, without clocks', () => {
  expect(createPreferences(memoryStore()).load()).toEqual(defaults)
})

it('remembers what was chosen, and leaves the rest', () => {
  const preferences = createPreferences(memoryStore())
  preferences.save({ color: 'b', timeControlId: 11 })
  preferences.save({ level: 5 })
  expect(preferences.load()).toEqual({ color: 'b', level: 5, timeControlId: 11 })
})

it('falls back for each value alone, and for text that is no JSON', () => {
  const store = memoryStore()
  store.setItem('kingside.preferences', '{"color":"green","timeControlId":4,"level":0}')
  expect(createPreferences(store).load()).toEqual({ ...defaults, timeControlId: 4 })
  store.setItem('kingside.preferences', 'nonsense')
  expect(createPreferences(store).load()).toEqual(defaults)
})
