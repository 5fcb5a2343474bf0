import { describe, expect, it } from 'vitest'
import { parseOwnPath } from './own-path.ts'

describe('S-13: a return path', () => {
  it.each([
    '/',
    '/lobby',
    '/tournaments/7?popup=sign-in#top',
    '/players?name=%D0%90',
    '/community/1/admin',
  ])('%s of our own is kept', (path) => {
    expect(parseOwnPath(path)).toBe(path)
  })

  it.each([
    '',
    '//evil',
    '///evil',
    '/\\evil',
    '\\\\evil',
    '/\t/evil',
    '/\n/evil',
    '/ /evil',
    ' //evil',
    'https:evil',
    'https://evil',
    'HTTPS://evil',
    'javascript:alert(1)',
    ' javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    'data:text/html,x',
    '//own.host.evil',
    'https://own@evil',
    '%2f%2fevil',
    '/%2fevil',
    '/%2Fevil',
    '/%252fevil',
    '/%5cevil',
    '/%255Cevil',
    '/%09/evil',
    '/.//evil',
    '/x/..//evil',
    '/%E0%A4%A',
    'evil',
    '.evil',
    '@evil',
    '/\u0000/evil',
    `/${'a'.repeat(2000)}`,
  ])('%j is refused', (path) => {
    expect(parseOwnPath(path)).toBeNull()
  })
})
