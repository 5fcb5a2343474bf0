import { expect, it } from 'vitest'
import { tournamentEvent } from './tournament.ts'

const of = { tournamentId: '1024', v: 53, serverTs: 1_790_000_000_000 }

it.each([
  { type: 'tournament.update', ...of },
  { type: 'tournament.status', ...of, status: 'goes' },
  { type: 'seats.change', ...of, signed_up_amount: 49 },
  {
    type: 'board.change',
    ...of,
    board_id: 'k3Jd82hsLq0a',
    table: 3,
    status: 'goes',
    result: null,
    last_move: 'e2e4',
  },
  { type: 'pause.set', ...of, ends_at: null },
  { type: 'entry.change', ...of, status: 'on-hold' },
  { type: 'board.own', ...of, game_id: 'k3Jd82hsLq0a', starts_at: '2026-11-28T17:00:00Z' },
])('reads $type', (event) => {
  expect(tournamentEvent.parse(event)).toEqual(event)
})

it('takes no news without the number that tells a gap', () => {
  const { v: _, ...unnumbered } = of
  expect(tournamentEvent.safeParse({ type: 'standing.change', ...unnumbered }).success).toBe(false)
})
