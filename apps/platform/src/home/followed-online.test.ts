import type { FollowedPlayer } from '@kingside/api'
import { expect, it } from 'vitest'
import { followedAfter } from './followed-online.ts'

const followed = (
  name: string,
  game_id: string | null = null,
  is_online = true,
): FollowedPlayer => ({
  player: { uid: name, name, kind: 'member', rating: null, title: null, country: null },
  is_online,
  game_id,
})
const names = (players: readonly FollowedPlayer[]) => players.map(({ player }) => player.name)

it('who comes is put among the others by name, who plays before all', () => {
  const known = [followed('Boris'), followed('Dana')]
  expect(names(followedAfter(known, followed('Clara')))).toEqual(['Boris', 'Clara', 'Dana'])
  expect(names(followedAfter(known, followed('Dana', 'game-1')))).toEqual(['Dana', 'Boris'])
})

it('who leaves is gone, and once', () => {
  const known = [followed('Boris'), followed('Dana')]
  expect(names(followedAfter(known, followed('Boris', null, false)))).toEqual(['Dana'])
  expect(names(followedAfter(known, followed('Clara', null, false)))).toEqual(['Boris', 'Dana'])
})
