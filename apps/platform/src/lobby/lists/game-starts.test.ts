import { contract, type LobbyEvent } from '@kingside/api'
import { exampleChallenge } from '@kingside/api/calls/play/challenge-record'
import { expect, it, vi } from 'vitest'
import { createNewsHub } from '../../platform/realtime/news-hub.ts'
import { type GameStartsDeps, openGameStarts } from './game-starts.ts'

const received: LobbyEvent = {
  type: 'challenge.received',
  challenge: { ...exampleChallenge, time_control_id: exampleChallenge.time_control.id },
}
const { gameId } = contract.bestBoards.topList.example[0]
const started: LobbyEvent = { type: 'game.started', gameId }

/** What begins while the player is on the page with this path. */
function opened(pathname: string) {
  const news = createNewsHub<LobbyEvent>()
  const sounds = { send: vi.fn<GameStartsDeps['sounds']['send']>() }
  const toaster = { send: vi.fn<GameStartsDeps['toaster']['send']>() }
  const navigate = vi.fn(async (_to: string) => {})
  openGameStarts({ news, toaster, sounds }).attach({
    state: { location: { pathname } },
    navigate,
    subscribe: () => () => {},
  })
  const heard = () => sounds.send.mock.calls.map(([event]) => event)
  const shown = () => toaster.send.mock.calls.filter(([{ type }]) => type === 'toast.add').length
  return { tell: news.tell, heard, shown, navigate }
}

it('calls the player who is challenged, on every page', () => {
  for (const [path, toasts] of [
    ['/lobby', 1],
    ['/active-games', 0],
  ] as const) {
    const { tell, heard, shown } = opened(path)
    tell(received)
    expect(heard()).toEqual([{ type: 'sound.play', name: 'call' }])
    expect(shown()).toBe(toasts)
  }
})

it('is heard when a game begins during another one, once', () => {
  const { tell, heard, shown } = opened('/game/another')
  tell(started)
  expect(shown()).toBe(1)
  expect(heard()).toEqual([
    { type: 'sound.play', name: 'popup', once: expect.stringContaining(gameId) },
  ])
})

it('leaves the sound to the game where it opens by itself', () => {
  const { tell, heard, navigate } = opened('/lobby')
  tell(started)
  expect(navigate).toHaveBeenCalledExactlyOnceWith(`/game/${gameId}`)
  expect(heard()).toEqual([])
})
