import { contract, type LobbyEvent } from '@kingside/api'
import { exampleChallenge } from '@kingside/api/calls/play/examples'
import { describe, expect, it, vi } from 'vitest'
import { createNewsHub } from '../../platform/realtime/news-hub.ts'
import { followGameNews, type GameNewsDeps } from './game-news.ts'
import { openGameStarts } from './game-starts.ts'

const received: LobbyEvent = {
  type: 'challenge.received',
  challenge: { ...exampleChallenge, time_control_id: exampleChallenge.time_control.id },
}
const { gameId } = contract.bestBoards.topList.example[0]
const started: LobbyEvent = { type: 'game.started', gameId }

/** What begins while the player is on the page with this path. */
function opened(pathname: string, isVisible = true) {
  const news = createNewsHub<LobbyEvent>()
  const tournamentNews = createNewsHub<unknown>()
  const sounds = { send: vi.fn<GameNewsDeps['sounds']['send']>() }
  const toaster = { send: vi.fn<GameNewsDeps['toaster']['send']>() }
  const navigate = vi.fn(async (_to: string) => {})
  const starts = openGameStarts({ toaster })
  followGameNews({ news, tournamentNews, starts, toaster, sounds, isVisible: () => isVisible })
  starts.attach({
    state: { location: { pathname } },
    navigate,
    subscribe: () => () => {},
  })
  const heard = () => sounds.send.mock.calls.map(([event]) => event)
  const shown = () => toaster.send.mock.calls.filter(([{ type }]) => type === 'toast.add').length
  const titles = () =>
    toaster.send.mock.calls.flatMap(([event]) =>
      event.type === 'toast.add' ? [event.toast.title] : [],
    )
  return {
    tell: news.tell,
    tellOfTournament: tournamentNews.tell,
    heard,
    shown,
    titles,
    navigate,
    hold: starts.hold,
  }
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

const soon = (startsInMs: number): LobbyEvent => ({ type: 'game.soon', gameId, startsInMs })

describe('P14: a scheduled game', () => {
  it('is announced a minute before its start, and opened once, 10 s before, from any page', () => {
    const { tell, titles, navigate } = opened('/settings')
    tell(soon(60_000))
    expect(titles()).toEqual([{ code: 'game.soon.toast' }])
    expect(navigate).not.toHaveBeenCalled()
    tell(soon(10_000))
    tell(soon(0))
    expect(navigate).toHaveBeenCalledExactlyOnceWith(`/game/${gameId}`)
    expect(titles()).toHaveLength(1)
  })

  it('does not take the player out of a game that is played, and does from one that is over', () => {
    const { tell, titles, navigate, hold } = opened('/game/another')
    const release = hold()
    tell(soon(10_000))
    expect(navigate).not.toHaveBeenCalled()
    expect(titles()).toEqual([{ code: 'game.soon.last' }])
    release()
    release()
    tell(soon(9_000))
    expect(navigate).toHaveBeenCalledOnce()
  })

  it.each([
    ['in a tab that is hidden', '/lobby', false],
    ['during a game against the computer', '/play', true],
  ] as const)('is a notice %s', (_where, path, isVisible) => {
    const { tell, titles, navigate } = opened(path, isVisible)
    tell(soon(10_000))
    expect(navigate).not.toHaveBeenCalled()
    expect(titles()).toEqual([{ code: 'game.soon.last' }])
  })

  it('needs no words on its own page, also when it is cancelled', () => {
    const page = opened(`/game/${gameId}`)
    for (const told of [soon(60_000), soon(10_000), { type: 'game.cancelled', gameId } as const])
      page.tell(told)
    expect(page.shown()).toBe(0)
    expect(page.navigate).not.toHaveBeenCalled()
    const elsewhere = opened('/lobby')
    elsewhere.tell({ type: 'game.cancelled', gameId })
    expect(elsewhere.titles()).toEqual([{ code: 'game.cancelled.toast' }])
  })
})

describe('the own board in a tournament', () => {
  const own = {
    type: 'board.own',
    tournamentId: '7',
    v: 3,
    serverTs: 0,
    game_id: gameId,
    starts_at: null,
  }

  it('opens from any page, once', () => {
    const { tellOfTournament, navigate, shown } = opened('/settings')
    tellOfTournament(own)
    tellOfTournament(own)
    expect(navigate.mock.calls).toEqual([[`/game/${gameId}`]])
    expect(shown()).toBe(0)
  })

  it('is offered, and not opened, during a game and in a tab that nobody sees', () => {
    const playing = opened('/game/another')
    playing.hold()
    playing.tellOfTournament(own)
    const hidden = opened('/tournaments', false)
    hidden.tellOfTournament(own)
    for (const { navigate, shown } of [playing, hidden]) {
      expect(navigate).not.toHaveBeenCalled()
      expect(shown()).toBe(1)
    }
  })

  it('leaves other news of tournaments alone', () => {
    const { tellOfTournament, navigate, shown } = opened('/settings')
    tellOfTournament({ type: 'standing.change', tournamentId: '7', v: 4, serverTs: 0 })
    tellOfTournament('nonsense')
    expect(navigate).not.toHaveBeenCalled()
    expect(shown()).toBe(0)
  })
})
