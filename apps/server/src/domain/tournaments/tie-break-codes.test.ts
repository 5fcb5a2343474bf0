import { tieBreakCodes } from '@kingside/api/facts'
import { tieBreakCodes as codesOfPairing } from '@kingside/pairing'
import { expect, it } from 'vitest'

it('the contract offers the tie-breaks that the pairing package works out', () => {
  expect(tieBreakCodes).toEqual(codesOfPairing)
})
