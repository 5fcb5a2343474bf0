import { lobbyEvent } from '@kingside/api'
import { tournamentEvent } from '@kingside/api/realtime/tournament'
import { z } from 'zod/mini'
import type { Clock } from '../domain/clock.ts'
import type { Bus } from '../domain/realtime/bus.ts'
import { lobbyLists, type LobbyHub } from './lobby-hub.ts'
import type { Processes } from './processes.ts'

export interface SharedLobbyDeps {
  /** The lobby sockets of this process. */
  readonly hub: LobbyHub
  readonly bus: Bus
  readonly processes: Processes
  readonly clock: Pick<Clock, 'after'>
  readonly onFailure: (event: string, error: unknown) => void
}

const wire = z.discriminatedUnion('type', [
  z.object({ type: z.literal('player'), from: z.string(), playerId: z.number(), news: lobbyEvent }),
  z.object({
    type: z.literal('followers'),
    from: z.string(),
    list: z.enum(lobbyLists),
    news: lobbyEvent,
    except: z.optional(z.array(z.number())),
  }),
  z.object({
    type: z.literal('tournament'),
    from: z.string(),
    tournamentId: z.number(),
    news: tournamentEvent,
  }),
  z.object({
    type: z.literal('own'),
    from: z.string(),
    playerId: z.number(),
    news: tournamentEvent,
  }),
  /** Tournaments that sockets of a process follow: all of them, and each when that changes. */
  z.object({
    type: z.literal('followed'),
    from: z.string(),
    tournamentIds: z.array(z.number()),
  }),
  /** All who are in the lobby of a process, and those who come and go after. */
  z.object({ type: z.literal('here'), from: z.string(), playerIds: z.array(z.number()) }),
  z.object({ type: z.literal('came'), from: z.string(), playerId: z.number() }),
  z.object({ type: z.literal('left'), from: z.string(), playerId: z.number() }),
])
type Wire = z.output<typeof wire>

/** How long the players of a process that ended have to come to another one, in milliseconds. */
const moveMs = 5_000

const channel = 'lobby'

/** The lobby of all processes as one: events reach every process, and each knows who is here. */
export async function createSharedLobby(deps: SharedLobbyDeps): Promise<LobbyHub> {
  const { hub, bus, processes, clock } = deps
  const from = processes.id
  const elsewhere = new Map<string, Set<number>>()
  const followedElsewhere = new Map<string, ReadonlySet<number>>()
  const listeners = new Set<(playerId: number) => void>()
  const post = (message: Wire) => bus.publish(channel, JSON.stringify(message))

  const isElsewhere = (playerId: number) =>
    [...elsewhere.values()].some((playerIds) => playerIds.has(playerId))
  const isFollowedElsewhere = (tournamentId: number) =>
    [...followedElsewhere.values()].some((ids) => ids.has(tournamentId))
  const isHere = (playerId: number) => hub.isHere(playerId) || isElsewhere(playerId)
  const tellGone = (playerId: number) => {
    if (isHere(playerId)) return
    for (const listener of listeners) listener(playerId)
  }
  const tellFollowed = () =>
    post({ type: 'followed', from, tournamentIds: [...hub.followedTournaments()] })
  const tellPresent = () => {
    post({ type: 'here', from, playerIds: [...hub.players()] })
    tellFollowed()
  }

  const hear = (message: Wire) => {
    if (message.from === from) return
    switch (message.type) {
      case 'player':
        return hub.sendToPlayer(message.playerId, message.news)
      case 'followers':
        return hub.sendToFollowers(message.list, message.news, message.except)
      case 'tournament':
        return hub.tellFollowers(message.tournamentId, message.news)
      case 'own':
        return hub.tellPlayer(message.playerId, message.news)
      case 'followed':
        return void followedElsewhere.set(message.from, new Set(message.tournamentIds))
      case 'here':
        return void elsewhere.set(message.from, new Set(message.playerIds))
      case 'came': {
        const known = elsewhere.get(message.from) ?? new Set()
        return void elsewhere.set(message.from, known.add(message.playerId))
      }
      case 'left':
        elsewhere.get(message.from)?.delete(message.playerId)
        return
      default:
        return message satisfies never
    }
  }
  await bus.subscribe(channel, (text) => {
    const parsed = wire.safeParse(JSON.parse(text))
    // A process of another version may say what this one does not know.
    if (parsed.success) hear(parsed.data)
    else deps.onFailure('lobby.wire', parsed.error)
  })
  hub.onPresence((playerId, isPresent) =>
    post({ type: isPresent ? 'came' : 'left', from, playerId }),
  )
  hub.onFollowed(tellFollowed)
  hub.onGone(tellGone)
  processes.onCame(tellPresent)
  processes.onReturned(tellPresent)
  processes.onGone((other) => {
    const playerIds = elsewhere.get(other) ?? []
    elsewhere.delete(other)
    followedElsewhere.delete(other)
    clock.after(moveMs, () => {
      for (const playerId of playerIds) tellGone(playerId)
    })
  })

  return {
    ...hub,
    sendToPlayer: (playerId, news) => {
      hub.sendToPlayer(playerId, news)
      if (isElsewhere(playerId)) post({ type: 'player', from, playerId, news })
    },
    sendToFollowers: (list, news, except = []) => {
      hub.sendToFollowers(list, news, except)
      post({
        type: 'followers',
        from,
        list,
        news,
        ...(except.length > 0 && { except: [...except] }),
      })
    },
    tellFollowers: (tournamentId, news) => {
      hub.tellFollowers(tournamentId, news)
      if (isFollowedElsewhere(tournamentId)) post({ type: 'tournament', from, tournamentId, news })
    },
    tellPlayer: (playerId, news) => {
      hub.tellPlayer(playerId, news)
      if (isElsewhere(playerId)) post({ type: 'own', from, playerId, news })
    },
    isFollowed: (tournamentId) => hub.isFollowed(tournamentId) || isFollowedElsewhere(tournamentId),
    isHere,
    onCame: (listener) =>
      hub.onCame((playerId) => {
        if (!isElsewhere(playerId)) listener(playerId)
      }),
    onGone: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    count: () =>
      new Set([...hub.players(), ...[...elsewhere.values()].flatMap((of) => [...of])]).size,
  }
}
