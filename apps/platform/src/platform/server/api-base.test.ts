import { expect, it, vi } from 'vitest'
import { apiAddress, apiBase } from './api-base.ts'

const configure = (content: string | null) =>
  vi.stubGlobal('document', {
    querySelector: (selector: string) =>
      selector === 'meta[name="kingside-api"]' && content !== null ? { content } : null,
  })

it('is /api/ of the own server, unless the page says otherwise', () => {
  configure(null)
  expect(apiBase()).toBe('/api/')
  configure('')
  expect(apiBase()).toBe('/api/')
})

it.each(['/chess/api', '/chess/api/'])('is %s where the page says so', (content) => {
  configure(content)
  expect(apiBase()).toBe('/chess/api/')
  expect(apiAddress('/api/ws/game/')).toBe('/chess/api/ws/game/')
})
