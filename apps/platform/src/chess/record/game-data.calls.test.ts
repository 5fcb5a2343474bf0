import type { GameData } from '@kingside/api'
import { getGame } from '@kingside/api/calls/play/gaming'
import { describe, expect, it } from 'vitest'
import { configOf } from './game-data.calls.ts'

const game: GameData = getGame.example

const withTerms = (terms: Partial<GameData['publicExtra']>): GameData => ({
  ...game,
  publicExtra: { ...game.publicExtra, ...terms },
})

describe('what does not change in a game', () => {
  it.each([
    ['non-rated', 'unrated'],
    ['worldchess', 'rated'],
    ['fide', 'fide'],
  ] as const)('a game that counts for %s is %s', (rating, mode) => {
    expect(configOf(withTerms({ rating })).mode).toBe(mode)
  })

  it('the clock has what its time control has: a time of Black’s own, and time that is added', () => {
    const { time_control: control } = game.publicExtra
    const armageddon = {
      ...control,
      start_time: '00:05:00',
      white_start_time: '00:05:00',
      black_start_time: '00:04:00',
      additional_time: '00:30:00',
      additional_time_move: 40,
      increment: '00:00:02',
      increment_start_move: 61,
    }
    expect(configOf(withTerms({ time_control: armageddon })).clock).toEqual({
      initialMs: 300_000,
      blackInitialMs: 240_000,
      incrementMs: 2_000,
      incrementStartMove: 61,
      additionalMs: 1_800_000,
      additionalMove: 40,
    })
  })
})
