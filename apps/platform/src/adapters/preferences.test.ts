import { expect, it } from 'vitest'
import { memoryStore } from './browser-store.ts'
import { createPreferences } from './preferences.ts'

const defaults = { theme: 'dark', locale: 'en', color: 'w', level: 3, timeControlId: null }

it('begins dark and in English', () => {
  expect(createPreferences(memoryStore()).load()).toEqual(defaults)
})

it('remembers what was chosen, and leaves the rest', () => {
  const preferences = createPreferences(memoryStore())
  preferences.save({ locale: 'kz', timeControlId: 11 })
  preferences.save({ theme: 'light' })
  expect(preferences.load()).toEqual({
    ...defaults,
    locale: 'kz',
    timeControlId: 11,
    theme: 'light',
  })
})

it('falls back for each value alone, and for text that is no JSON', () => {
  const store = memoryStore()
  store.setItem('kingside.preferences', '{"theme":"neon","locale":"ru","level":0}')
  expect(createPreferences(store).load()).toEqual({ ...defaults, locale: 'ru' })
  store.setItem('kingside.preferences', 'nonsense')
  expect(createPreferences(store).load()).toEqual(defaults)
})
