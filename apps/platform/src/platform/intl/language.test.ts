import { expect, it, vi } from 'vitest'
import { memoryStore } from '../storage/browser-store.ts'
import { startLanguage } from './language.ts'
import { moreWords } from './more-words.ts'

it('a page whose file is there first waits for all words of its language', async () => {
  const store = memoryStore()
  vi.stubGlobal('window', new EventTarget())
  store.setItem('kingside.language', 'kz')
  const { catalogueOf } = startLanguage(store, () => {})
  await moreWords()
  expect(catalogueOf('kz')['players.title']).toBe('Ойыншылар')
})
