import { selectGameView } from '@kingside/machines/game'
import { gameSnapshotAt, gameStates, turnsOf } from '@kingside/machines/game/examples'
import { expect, it, vi } from 'vitest'
import { gameOf } from './shown-game.ts'

it('leaves a move out that can not be played, and those after it, and reports it once', () => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => {})
  const [e4, e5, nf3] = turnsOf(['e2e4', 'e7e5', 'g1f3'])
  if (!e4 || !e5 || !nf3) throw new Error('Three moves were expected.')
  const viewOf = (turns: readonly (typeof e4)[]) =>
    selectGameView(gameSnapshotAt(gameStates['line.live'].value, { turns }))
  const wrong = [e4, { ...e5, uci: 'e7e3' }, nf3]
  for (const turns of [wrong, wrong, [...wrong, e4]]) {
    expect(gameOf(viewOf(turns)).history.map(({ san }) => san)).toEqual(['e4'])
  }
  expect(logged).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ code: 'illegal-move' }))
  // The server's next word is right again.
  expect(gameOf(viewOf([e4, e5, nf3])).history.map(({ san }) => san)).toEqual(['e4', 'e5', 'Nf3'])
  logged.mockRestore()
})
