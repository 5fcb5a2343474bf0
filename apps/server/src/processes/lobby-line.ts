import { once } from 'node:events'
import {
  type LobbyEvent,
  lobbyServerMessage,
  type LobbyTagName,
  type TournamentEvent,
} from '@kingside/api'
import { tournamentEvent } from '@kingside/api/realtime/tournament'
import { onTestFinished } from 'vitest'
import { WebSocket } from 'ws'
import type { Place } from '../faults/visitor.ts'

/** A lobby socket of somebody who follows lists. */
export interface LobbyLine {
  readonly news: readonly LobbyEvent[]
  /** Of the tournaments that it follows, and the player's own. */
  readonly tournaments: readonly TournamentEvent[]
  /** With which code it was closed; null as long as it is open. */
  readonly closedBy: () => number | null
  readonly close: () => void
}

/** Opens a lobby socket at a place by a ticket that may come from another; resolves when it follows the lists. */
export async function openLobbyLine(
  place: Place,
  { uid, ticket }: { readonly uid: string; readonly ticket: string },
  lists: readonly LobbyTagName[] = [],
  tournamentIds: readonly number[] = [],
): Promise<LobbyLine> {
  const socket = new WebSocket(`ws://127.0.0.1:${place.port()}/api/ws/lobby/`, {
    headers: { origin: place.origin() },
  })
  onTestFinished(() => socket.terminate())
  const news: LobbyEvent[] = []
  const tournaments: TournamentEvent[] = []
  let closedBy: number | null = null
  socket.on('error', () => {})
  socket.on('close', (code) => {
    closedBy = code
  })
  const isFollowing = new Promise<void>((resolve, reject) => {
    socket.on('close', (code) => reject(new Error(`The lobby closed with ${code}.`)))
    socket.on('message', (data: Buffer) => {
      const message = lobbyServerMessage.parse(JSON.parse(data.toString()))
      if (message.type === 'news') news.push(message.news)
      if (message.type === 'tournament') tournaments.push(tournamentEvent.parse(message.news))
      if (message.type === 'acknowledged') resolve()
    })
  })
  await once(socket, 'open')
  const tags = [
    ...lists.map((name) => ({ name, id: null, pages: [] })),
    ...tournamentIds.map((id) => ({ name: 'tournament', id: String(id), pages: [] })),
  ]
  socket.send(JSON.stringify({ type: 'authorise', playerUid: uid, ticket }))
  socket.send(JSON.stringify({ type: 'subscribe', seq: 1, tags }))
  await isFollowing
  return { news, tournaments, closedBy: () => closedBy, close: () => socket.close() }
}
