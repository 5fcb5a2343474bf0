import { contract } from '@kingside/api'
import { expect, it } from 'vitest'
import type { Paired, Pairing } from './manage.types.ts'
import { movedPairing, seatsOf } from './moved-pairing.ts'

const [board] = contract.tournaments.run.pairing.get.example.boards
const who = (uid: string): Paired => ({
  player: { ...board.white.player, player_uid: uid },
  seed: 1,
  points: 0,
})
const pairing: Pairing = {
  version: 3,
  boards: [
    { ...board, table: 1, white: who('a'), black: who('b') },
    { ...board, table: 2, white: who('c'), black: who('d') },
  ],
  byes: [{ ...who('e'), kind: 'pairing' }],
  unpaired: [who('f')],
}
const seats = (one: string, other: string) => {
  const { boards, byes } = seatsOf(movedPairing(pairing, one, other))
  return [...boards.map(({ white_uid: w, black_uid: b }) => `${w}${b}`), ...byes].join(' ')
}

it.each([
  ['two tables', 'a', 'd', 'db ca e'],
  ['colours', 'a', 'b', 'ba cd e'],
  ['a bye', 'c', 'e', 'ab ed c'],
  ['somebody who was not paired', 'b', 'f', 'af cd e'],
  ['nobody who is there', 'a', 'z', 'ab cd e'],
])('changes places: %s', (_, one, other, expected) => {
  expect(seats(one, other)).toBe(expected)
})
