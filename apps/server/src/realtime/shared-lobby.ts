import { lobbyEvent } from '@kingside/api'
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
  const listeners = new Set<(playerId: number) => void>()
  const post = (message: Wire) => bus.publish(channel, JSON.stringify(message))

  const isElsewhere = (playerId: number) =>
    [...elsewhere.values()].some((playerIds) => playerIds.has(playerId))
  const isHere = (playerId: number) => hub.isHere(playerId) || isElsewhere(playerId)
  const tellGone = (playerId: number) => {
    if (isHere(playerId)) return
    for (const listener of listeners) listener(playerId)
  }
  const tellPresent = () => post({ type: 'here', from, playerIds: [...hub.players()] })

  const hear = (message: Wire) => {
    if (message.from === from) return
    switch (message.type) {
      case 'player':
        return hub.sendToPlayer(message.playerId, message.news)
      case 'followers':
        return hub.sendToFollowers(message.list, message.news)
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
  hub.onGone(tellGone)
  processes.onCame(tellPresent)
  processes.onReturned(tellPresent)
  processes.onGone((other) => {
    const playerIds = elsewhere.get(other) ?? []
    elsewhere.delete(other)
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
    sendToFollowers: (list, news) => {
      hub.sendToFollowers(list, news)
      post({ type: 'followers', from, list, news })
    },
    isHere,
    onGone: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    count: () =>
      new Set([...hub.players(), ...[...elsewhere.values()].flatMap((of) => [...of])]).size,
  }
}
