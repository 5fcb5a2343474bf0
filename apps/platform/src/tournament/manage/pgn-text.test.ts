import { expect, it } from 'vitest'
import { pgnTextOf } from './pgn-text.ts'

it('names keep their letters, in files of today and of older programs', () => {
  expect(pgnTextOf(new TextEncoder().encode('[White "Müller, Жанна"]').buffer)).toBe(
    '[White "Müller, Жанна"]',
  )
  expect(pgnTextOf(Uint8Array.from([0x4d, 0xfc, 0x6c, 0x6c, 0x65, 0x72]).buffer)).toBe('Müller')
})
