import { contract } from '@kingside/api'
import { describe, expect, it } from 'vitest'
import { bracketRounds } from './bracket-rounds.ts'

const [stage] = contract.tournaments.bracket.example.stages
const [tie] = stage.ties

describe('bracketRounds', () => {
  it('has every stage up to the final, with places for winners that are not known', () => {
    const rounds = bracketRounds({
      stage_count: 3,
      stages: [{ ties: [tie, tie, tie, tie] }],
      third_place: null,
    })
    expect(rounds.map(({ players }) => players)).toEqual([8, 4, 2])
    expect(rounds[0]?.matches.map(({ id }) => id)).toEqual(['1-1', '1-2', '1-3', '1-4'])
    expect(rounds[1]?.matches).toEqual([
      { id: '2-1', tie: null },
      { id: '2-2', tie: null },
    ])
    expect(rounds[2]?.matches).toEqual([{ id: '3-1', tie: null }])
  })

  it('is empty before the start', () => {
    expect(bracketRounds({ stage_count: 0, stages: [], third_place: null })).toEqual([])
  })
})
