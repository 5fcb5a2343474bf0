import type { BoardTypeName, RankedBoardType } from '@kingside/api/facts'
import { assign, fromPromise, setup } from 'xstate'
import { notProvided } from '../not-provided.ts'
import type { Challenge, ChallengePlayer } from '../challenge/challenge.types.ts'
import type {
  BoardChange,
  LiveCounts,
  LobbyListsContext,
  LobbyListsDeps,
  LobbyListsEvent,
  LobbyListsInput,
  TopGame,
} from './lobby-lists.types.ts'

/** The size of one page of the list. */
const maxChallenges = 50

/** The challenges of others, newest first, each once. */
function listOf(challenges: readonly Challenge[], playerUid: string | null): readonly Challenge[] {
  const byId = new Map<string, Challenge>()
  for (const challenge of challenges) {
    if (challenge.owner.uid !== playerUid && !byId.has(challenge.id))
      byId.set(challenge.id, challenge)
  }
  return [...byId.values()]
    .toSorted((one, other) => other.createdAt - one.createdAt)
    .slice(0, maxChallenges)
}

const without = (challenges: readonly Challenge[], gone: string) =>
  challenges.filter(({ id, owner }) => id !== gone && owner.uid !== gone)

export const lobbyListsMachine = setup({
  types: {
    context: {} as LobbyListsContext,
    events: {} as LobbyListsEvent,
    input: {} as LobbyListsInput,
  },
  actors: {
    loadChallenges: fromPromise<readonly Challenge[]>(notProvided('loadChallenges')),
    loadPlayers: fromPromise<readonly ChallengePlayer[], RankedBoardType>(
      notProvided('loadPlayers'),
    ),
    loadGames: fromPromise<readonly TopGame[]>(notProvided('loadGames')),
    loadCounts: fromPromise<LiveCounts>(notProvided('loadCounts')),
  },
  guards: {
    hasNoChallenges: ({ context }) => context.challenges?.length === 0,
    hasChallenges: ({ context }) => (context.challenges?.length ?? 0) > 0,
    hasNoPlayers: ({ context }) => context.players?.length === 0,
    isShownRanking: ({ context }, boardType: BoardTypeName) => context.ranking === boardType,
    isOtherRanking: ({ context }, boardType: BoardTypeName) => context.ranking !== boardType,
    hasNoGames: ({ context }) => context.games?.length === 0,
    isAnotherPlayer: ({ context }, { playerUid }: { readonly playerUid: string | null }) =>
      playerUid !== context.playerUid,
  },
  actions: {
    clearMeanwhile: assign({ cameMeanwhile: [], wentMeanwhile: [] }),
    keepChallenges: assign(({ context }, loaded: readonly Challenge[]) => ({
      challenges: listOf(
        context.wentMeanwhile.reduce<readonly Challenge[]>(without, [
          ...context.cameMeanwhile,
          ...loaded,
        ]),
        context.playerUid,
      ),
    })),
    addChallenge: assign(({ context }, challenge: Challenge) => ({
      challenges: listOf([challenge, ...(context.challenges ?? [])], context.playerUid),
    })),
    removeChallenges: assign(({ context }, gone: string) => ({
      challenges: context.challenges && without(context.challenges, gone),
    })),
    setPresent: assign(({ context }, challenge: Challenge) => ({
      cameMeanwhile: [challenge, ...context.cameMeanwhile],
      wentMeanwhile: context.wentMeanwhile.filter(
        (gone) => gone !== challenge.id && gone !== challenge.owner.uid,
      ),
    })),
    setGone: assign(({ context }, gone: string) => ({
      cameMeanwhile: without(context.cameMeanwhile, gone),
      wentMeanwhile: [...context.wentMeanwhile.filter((other) => other !== gone), gone],
    })),
    keepPlayers: assign({ players: (_, players: readonly ChallengePlayer[]) => players }),
    chooseRanking: assign((_, ranking: RankedBoardType) => ({ ranking, players: null })),
    keepGames: assign({ games: (_, games: readonly TopGame[]) => games }),
    moveBoards: assign(({ context }, changes: readonly BoardChange[]) => ({
      games:
        context.games?.map((game) => ({
          ...game,
          board: changes.find(({ gameId }) => gameId === game.gameId)?.board ?? game.board,
        })) ?? null,
    })),
    keepCounts: assign({ counts: (_, counts: LiveCounts) => counts }),
    setConnection: assign({ isConnected: (_, isConnected: boolean) => isConnected }),
    keepViewer: assign(({ context }, playerUid: string | null) => ({
      playerUid,
      challenges: context.challenges && listOf(context.challenges, playerUid),
    })),
  },
}).createMachine({
  id: 'lobbyLists',
  context: ({ input: { playerUid } }) => ({
    playerUid,
    isConnected: true,
    challenges: null,
    cameMeanwhile: [],
    wentMeanwhile: [],
    ranking: 'blitz',
    players: null,
    games: null,
    counts: null,
  }),
  type: 'parallel',
  on: {
    'connection.lost': { actions: { type: 'setConnection', params: false } },
    // Events were missed while the connection was lost, so everything is loaded again.
    'connection.found': {
      target: ['.challenges.loading', '.players.loading', '.games.loading', '.counts.loading'],
      actions: { type: 'setConnection', params: true },
    },
    'lists.refresh': {
      target: ['.challenges.loading', '.players.loading', '.games.loading', '.counts.loading'],
    },
  },
  states: {
    challenges: {
      initial: 'loading',
      on: {
        'challenge.added': {
          actions: { type: 'addChallenge', params: ({ event }) => event.challenge },
        },
        'challenge.removed': {
          actions: { type: 'removeChallenges', params: ({ event }) => event.id },
        },
        'owner.disconnected': {
          actions: { type: 'removeChallenges', params: ({ event }) => event.ownerUid },
        },
        'player.changed': {
          guard: { type: 'isAnotherPlayer', params: ({ event }) => event },
          target: '.loading',
          actions: { type: 'keepViewer', params: ({ event }) => event.playerUid },
        },
      },
      states: {
        loading: {
          entry: 'clearMeanwhile',
          invoke: {
            src: 'loadChallenges',
            onDone: {
              target: 'shown',
              actions: { type: 'keepChallenges', params: ({ event }) => event.output },
            },
            onError: 'failed',
          },
          on: {
            'challenge.added': {
              actions: { type: 'setPresent', params: ({ event }) => event.challenge },
            },
            'challenge.removed': {
              actions: [
                { type: 'setGone', params: ({ event }) => event.id },
                { type: 'removeChallenges', params: ({ event }) => event.id },
              ],
            },
            'owner.disconnected': {
              actions: [
                { type: 'setGone', params: ({ event }) => event.ownerUid },
                { type: 'removeChallenges', params: ({ event }) => event.ownerUid },
              ],
            },
          },
        },
        shown: { always: { guard: 'hasNoChallenges', target: 'empty' } },
        empty: { always: { guard: 'hasChallenges', target: 'shown' } },
        failed: { on: { 'challenges.retry': 'loading' } },
      },
    },
    players: {
      initial: 'loading',
      on: {
        'ranking.choose': {
          guard: { type: 'isOtherRanking', params: ({ event }) => event.boardType },
          target: '.loading',
          actions: { type: 'chooseRanking', params: ({ event }) => event.boardType },
        },
        'players.updated': {
          guard: { type: 'isShownRanking', params: ({ event }) => event.boardType },
          target: '.shown',
          actions: { type: 'keepPlayers', params: ({ event }) => event.players },
        },
      },
      states: {
        loading: {
          invoke: {
            src: 'loadPlayers',
            input: ({ context }) => context.ranking,
            onDone: {
              target: 'shown',
              actions: { type: 'keepPlayers', params: ({ event }) => event.output },
            },
            onError: 'failed',
          },
        },
        shown: { always: { guard: 'hasNoPlayers', target: 'empty' } },
        empty: {},
        failed: { on: { 'players.retry': 'loading' } },
      },
    },
    games: {
      initial: 'loading',
      on: {
        'games.updated': {
          target: '.shown',
          actions: { type: 'keepGames', params: ({ event }) => event.games },
        },
        'games.moved': { actions: { type: 'moveBoards', params: ({ event }) => event.games } },
      },
      states: {
        loading: {
          invoke: {
            src: 'loadGames',
            onDone: {
              target: 'shown',
              actions: { type: 'keepGames', params: ({ event }) => event.output },
            },
            onError: 'failed',
          },
        },
        shown: { always: { guard: 'hasNoGames', target: 'empty' } },
        empty: {},
        failed: { on: { 'games.retry': 'loading' } },
      },
    },
    counts: {
      initial: 'loading',
      on: {
        'counts.updated': {
          target: '.shown',
          actions: { type: 'keepCounts', params: ({ event }) => event.counts },
        },
      },
      states: {
        loading: {
          invoke: {
            src: 'loadCounts',
            onDone: {
              target: 'shown',
              actions: { type: 'keepCounts', params: ({ event }) => event.output },
            },
            onError: 'failed',
          },
        },
        shown: {},
        failed: { on: { 'counts.retry': 'loading' } },
      },
    },
  },
})

export type LobbyListsMachine = typeof lobbyListsMachine

/** Gives the machine the four lists. */
export const provideLobbyLists = ({
  loadChallenges,
  loadPlayers,
  loadGames,
  loadCounts,
}: LobbyListsDeps): LobbyListsMachine =>
  lobbyListsMachine.provide({
    actors: {
      loadChallenges: fromPromise(({ signal }) => loadChallenges(signal)),
      loadPlayers: fromPromise(({ input, signal }) => loadPlayers(input, signal)),
      loadGames: fromPromise(({ signal }) => loadGames(signal)),
      loadCounts: fromPromise(({ signal }) => loadCounts(signal)),
    },
  })
