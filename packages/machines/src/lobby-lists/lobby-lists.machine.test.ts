import { describe, expect, it, vi } from 'vitest'
import { createActor } from 'xstate'
import { ownChallenge } from '../challenge/challenge.states.ts'
import type { Challenge } from '../challenge/challenge.types.ts'
import { provideLobbyLists } from './lobby-lists.machine.ts'
import type { LobbyListsDeps } from './lobby-lists.types.ts'
import { selectLobbyListsView } from './lobby-lists.view.ts'

const challengeOf = (id: string, ownerUid: string, createdAt = 0): Challenge => ({
  ...ownChallenge,
  id,
  owner: { uid: ownerUid, name: ownerUid, title: null, rating: null },
  createdAt,
})

const until = (isSo: () => boolean) => vi.waitUntil(isSo, { interval: 1 })

/** A promise that the test settles. */
function later<Value>() {
  let answer: (value: Value) => void = () => {}
  const promise = new Promise<Value>((resolve) => {
    answer = resolve
  })
  return { promise, answer }
}

function start(deps: Partial<LobbyListsDeps> = {}, playerUid: string | null = 'me') {
  const calls = {
    loadChallenges: vi.fn<LobbyListsDeps['loadChallenges']>(async () => [
      challengeOf('c-1', 'a', 1),
    ]),
    loadPlayers: vi.fn<LobbyListsDeps['loadPlayers']>(async () => []),
    loadGames: vi.fn<LobbyListsDeps['loadGames']>(async () => []),
    loadCounts: vi.fn<LobbyListsDeps['loadCounts']>(async () => ({ players: 3, games: 1 })),
  }
  const machine = provideLobbyLists({ ...calls, ...deps })
  const actor = createActor(machine, { input: { playerUid } }).start()
  const view = () => selectLobbyListsView(actor.getSnapshot())
  const ids = () => {
    const { challenges } = view()
    return challenges.status === 'empty' ? [] : challenges.content?.map(({ id }) => id)
  }
  const loaded = () => until(() => view().challenges.status !== 'loading')
  return { actor, view, ids, loaded, ...calls }
}

describe('the lists of the lobby', () => {
  it('load side by side; one that fails leaves the others alone', async () => {
    const { view } = start({ loadGames: () => Promise.reject({ code: 'offline' }) })
    expect(view()).toMatchObject({
      challenges: { status: 'loading', content: null },
      counts: { status: 'loading', content: null },
    })
    await until(() => view().games.status === 'failed' && view().counts.status === 'shown')
    expect(view()).toMatchObject({
      isLive: true,
      challenges: { status: 'shown' },
      players: { status: 'empty' },
      games: { status: 'failed', content: null },
      counts: { status: 'shown', content: { players: 3, games: 1 } },
    })
  })

  it.each(['challenges', 'players', 'games', 'counts'] as const)(
    'can each be tried again: %s',
    async (name) => {
      const fail = () => Promise.reject({ code: 'timeout' })
      const { actor, view } = start({
        loadChallenges: fail,
        loadPlayers: fail,
        loadGames: fail,
        loadCounts: fail,
      })
      await until(() => view()[name].status === 'failed')
      actor.send({ type: `${name}.retry` })
      expect(view()[name].status).toBe('loading')
    },
  )

  it('keep what they show while they refresh, and when that fails', async () => {
    const loadCounts = vi
      .fn<LobbyListsDeps['loadCounts']>()
      .mockResolvedValueOnce({ players: 3, games: 1 })
      .mockRejectedValue({ code: 'offline' })
    const { actor, view } = start({ loadCounts })
    await until(() => view().counts.status === 'shown')
    actor.send({ type: 'lists.refresh' })
    expect(view().counts).toEqual({ status: 'loading', content: { players: 3, games: 1 } })
    await until(() => view().counts.status === 'failed')
    expect(view().counts).toEqual({ status: 'failed', content: { players: 3, games: 1 } })
  })

  it('are not live while the connection is lost, and load anew after it', async () => {
    const { actor, view, loaded, loadChallenges, loadCounts } = start()
    await loaded()
    actor.send({ type: 'connection.lost' })
    expect(view()).toMatchObject({ isLive: false, challenges: { status: 'shown' } })
    actor.send({ type: 'connection.found' })
    expect(view()).toMatchObject({ isLive: true, challenges: { status: 'loading' } })
    expect(loadChallenges).toHaveBeenCalledTimes(2)
    expect(loadCounts).toHaveBeenCalledTimes(2)
  })

  it('take a whole update instead of an answer that is still under way', async () => {
    const answer = later<{ players: number; games: number }>()
    const { actor, view } = start({ loadCounts: () => answer.promise })
    actor.send({ type: 'counts.updated', counts: { players: 9, games: 4 } })
    answer.answer({ players: 8, games: 3 })
    await answer.promise
    expect(view().counts).toEqual({ status: 'shown', content: { players: 9, games: 4 } })
  })

  it('show the best players of another kind of game, and are told of these alone', async () => {
    const known = { uid: 'a', name: 'A', title: null, rating: 2_500 }
    const loadPlayers = vi
      .fn<LobbyListsDeps['loadPlayers']>()
      .mockImplementation(async (boardType) => (boardType === 'rapid' ? [] : [known]))
    const { actor, view } = start({ loadPlayers })
    await until(() => view().players.status === 'shown')
    actor.send({ type: 'ranking.choose', boardType: 'rapid' })
    // What was loaded is of another kind, so it is not shown meanwhile.
    expect(view()).toMatchObject({
      ranking: 'rapid',
      players: { status: 'loading', content: null },
    })
    await until(() => view().players.status === 'empty')
    actor.send({ type: 'players.updated', boardType: 'blitz', players: [known] })
    expect(view().players).toEqual({ status: 'empty' })
    actor.send({ type: 'players.updated', boardType: 'rapid', players: [known] })
    expect(view().players).toEqual({ status: 'shown', content: [known] })
    actor.send({ type: 'ranking.choose', boardType: 'rapid' })
    expect(view().players.status).toBe('shown')
    expect(loadPlayers.mock.calls.map(([boardType]) => boardType)).toEqual(['blitz', 'rapid'])
  })

  it('empty and fill by updates', async () => {
    const { actor, view } = start()
    await until(() => view().players.status === 'empty')
    const players = [{ uid: 'a', name: 'A', title: null, rating: 2_500 }]
    actor.send({ type: 'players.updated', boardType: 'blitz', players })
    expect(view().players).toEqual({ status: 'shown', content: players })
    actor.send({ type: 'players.updated', boardType: 'blitz', players: [] })
    expect(view().players).toEqual({ status: 'empty' })
    const [white] = players
    if (!white) throw new Error('There is a player.')
    const games = [
      {
        gameId: 'g',
        white,
        black: white,
        timeControl: { id: 9, boardType: 'blitz' as const },
        mode: 'rated' as const,
        tournamentId: null,
        board: { fen: 'start', lastMove: null, result: null },
      },
    ]
    actor.send({ type: 'games.updated', games })
    expect(view().games).toEqual({ status: 'shown', content: games })
    const board = { fen: 'after', lastMove: 'e2e4', result: 'WHITE_WIN' as const }
    const boards = [
      { gameId: 'g', board },
      { gameId: 'not listed', board },
    ]
    actor.send({ type: 'games.moved', games: boards })
    expect(view().games).toMatchObject({ status: 'shown', content: [{ gameId: 'g', board }] })
  })
})

describe('the list of challenges', () => {
  it('leaves the player’s own out', async () => {
    const { actor, ids, loaded } = start({
      loadChallenges: async () => [challengeOf('c-1', 'me'), challengeOf('c-2', 'a')],
    })
    await loaded()
    actor.send({ type: 'challenge.added', challenge: challengeOf('c-3', 'me') })
    expect(ids()).toEqual(['c-2'])
  })

  it('leaves them out after a login too, and loads anew', async () => {
    const { actor, ids, loaded, loadChallenges } = start({}, null)
    await loaded()
    expect(ids()).toEqual(['c-1'])
    actor.send({ type: 'player.changed', playerUid: 'a' })
    expect(ids()).toEqual([])
    expect(loadChallenges).toHaveBeenCalledTimes(2)
    actor.send({ type: 'player.changed', playerUid: 'a' })
    expect(loadChallenges).toHaveBeenCalledTimes(2)
  })

  it('shows the newest first, each once, and 50 at most', async () => {
    const { actor, ids, loaded } = start({
      loadChallenges: async () =>
        Array.from({ length: 50 }, (_, index) => challengeOf(`c-${index}`, 'a', index)),
    })
    await loaded()
    actor.send({ type: 'challenge.added', challenge: challengeOf('new', 'b', 99) })
    actor.send({ type: 'challenge.added', challenge: challengeOf('new', 'b', 99) })
    expect(ids()).toHaveLength(50)
    expect(ids()?.slice(0, 2)).toEqual(['new', 'c-49'])
  })

  it('loses a challenge that is taken, and all of an owner who left; then it is empty', async () => {
    const { actor, view, ids, loaded } = start({
      loadChallenges: async () => [
        challengeOf('c-1', 'a', 3),
        challengeOf('c-2', 'b', 2),
        challengeOf('c-3', 'b', 1),
      ],
    })
    await loaded()
    actor.send({ type: 'challenge.removed', id: 'c-1' })
    expect(ids()).toEqual(['c-2', 'c-3'])
    actor.send({ type: 'owner.disconnected', ownerUid: 'b' })
    expect(view().challenges).toEqual({ status: 'empty' })
    actor.send({ type: 'challenge.added', challenge: challengeOf('c-4', 'c') })
    expect(view().challenges.status).toBe('shown')
  })

  it('ignores the end of a challenge that it does not show', async () => {
    const { actor, ids, loaded } = start()
    await loaded()
    actor.send({ type: 'challenge.removed', id: 'c-9' })
    expect(ids()).toEqual(['c-1'])
  })

  it('does not bring back what went while it was loading, and keeps what came', async () => {
    const answer = later<readonly Challenge[]>()
    const { actor, ids, loaded } = start({ loadChallenges: () => answer.promise })
    actor.send({ type: 'challenge.added', challenge: challengeOf('new', 'c', 9) })
    actor.send({ type: 'challenge.added', challenge: challengeOf('gone', 'c', 9) })
    actor.send({ type: 'challenge.removed', id: 'gone' })
    actor.send({ type: 'challenge.removed', id: 'c-1' })
    actor.send({ type: 'owner.disconnected', ownerUid: 'b' })
    answer.answer([
      challengeOf('c-1', 'a', 3),
      challengeOf('c-2', 'b', 2),
      challengeOf('c-3', 'd', 1),
    ])
    await loaded()
    expect(ids()).toEqual(['new', 'c-3'])
  })
})
