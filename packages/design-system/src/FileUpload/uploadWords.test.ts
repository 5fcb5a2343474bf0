import { describe, expect, it } from 'vitest'
import { fileSize } from './uploadWords.ts'

describe('fileSize', () => {
  it.each([
    [0, 'en', '0B'],
    [980, 'en', '980B'],
    [48_200, 'en', '48 kB'],
    [1_432_000, 'en', '1.4 MB'],
    [5_000_000, 'ru', '5 МБ'],
  ])('writes %d bytes in %s as %s', (bytes, locale, text) => {
    expect(fileSize(bytes, locale).replaceAll(/\s/g, ' ')).toBe(text)
  })
})
