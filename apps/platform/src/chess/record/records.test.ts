import type { ChallengeRecord } from '@kingside/api'
import { contract, lobbyChallenge } from '@kingside/api'
import { describe, expect, it } from 'vitest'
import { challengeOf, termsBody, toldChallengeOf } from './records.ts'

const told = lobbyChallenge.parse({
  id: 'c-1',
  kind: 'short',
  created_at: '2026-01-31T12:00:00.000Z',
  owner: { uid: 'u-1', name: '', kind: 'visitor', rating: null, title: null, country: null },
  opponent: null,
  desired_color: 'white',
  rating_type: 'non-rated',
  rating_from: null,
  rating_to: 1500,
  time_control_id: 9,
})
const blitz = () => 'blitz' as const

describe('challenges in the machines’ terms', () => {
  it('have limits where one end is open, and none where both are', () => {
    expect(toldChallengeOf(told, blitz).limits).toEqual({ lower: 0, upper: 1500 })
    expect(toldChallengeOf({ ...told, rating_to: null }, blitz).limits).toBeNull()
  })

  it('are not taken in where they count for boards of wood', () => {
    expect(lobbyChallenge.safeParse(told).success).toBe(true)
    expect(lobbyChallenge.safeParse({ ...told, rating_type: 'otb' }).success).toBe(false)
  })

  it('are the same whether a call or the socket tells them', () => {
    const record: ChallengeRecord = contract.challenges.short.create.response.parse(
      contract.challenges.short.create.example,
    )
    const { time_control, ...rest } = record
    expect(challengeOf(record)).toEqual(
      toldChallengeOf({ ...rest, time_control_id: time_control.id }, blitz),
    )
  })

  it('go to the server with both bounds, or none', () => {
    const terms = {
      color: 'any',
      mode: 'rated',
      timeControl: { id: 9, boardType: 'blitz' },
      limits: { lower: 1400, upper: 1600 },
    } as const
    expect(termsBody(terms)).toEqual({
      desired_color: 'any',
      rating_type: 'worldchess',
      rating_from: 1400,
      rating_to: 1600,
      time_control_id: 9,
      platform: 'web',
    })
    expect(termsBody({ ...terms, limits: null })).toMatchObject({
      rating_from: null,
      rating_to: null,
    })
  })
})
