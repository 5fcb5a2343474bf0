import type { BoardUserType, LobbyClientMessage, LobbyServerMessage, LobbyTag } from '@kingside/api'
import type { Clock } from '../domain/clock.ts'
import type { TicketHolder, Tickets } from '../domain/realtime/tickets.ts'
import type { Line, LineHandler } from './line.ts'
import { lobbyLists, type LobbyHub, type LobbySeat } from './lobby-hub.ts'
import type { OpenLines } from './open-lines.ts'

export interface LobbySocketDeps {
  readonly tickets: Tickets
  /** Whether who holds the ticket may still come in: the session goes on, and who plays is not banned. */
  readonly mayOpen: (holder: TicketHolder, userType: BoardUserType) => Promise<boolean>
  /** Whether a uid that the client says is its own is the player's: the public one, or a visitor's secret. */
  readonly isUidOf: (uid: string, playerId: number) => Promise<boolean>
  readonly lobby: LobbyHub
  /** Opens again what ended while a player loaded the page; awaited, so that lists read afterwards have it. */
  readonly resume: (playerId: number) => Promise<void>
  /** Which of these tournaments the player may know of. */
  readonly followable: (
    tournamentIds: readonly number[],
    playerId: number,
  ) => Promise<readonly number[]>
  readonly lines: OpenLines
  readonly clock: Pick<Clock, 'now'>
}

type LobbyLine = Line<LobbyServerMessage>

/** What the server does with a lobby socket: `authorise` first, then pings and what the player follows. */
export function handleLobby(
  line: LobbyLine,
  deps: LobbySocketDeps,
): LineHandler<LobbyClientMessage> {
  let seat: LobbySeat | null = null
  let playerId = 0
  let isAuthorised = false
  let forget = () => {}
  const pong = (sentAt: number | undefined) =>
    line.send({ type: 'pong', sentAt: sentAt ?? null, serverTs: deps.clock.now().getTime() })
  const follow = async (tags: readonly LobbyTag[]) => {
    const names = new Set(tags.map(({ name }) => name))
    const asked = tags.flatMap(({ name, id }) =>
      name === 'tournament' && id !== null && /^\d{1,15}$/.test(id) ? [Number(id)] : [],
    )
    const allowed = asked.length === 0 ? [] : await deps.followable(asked, playerId)
    seat?.follow(new Set(lobbyLists.filter((list) => names.has(list))), new Set(allowed))
  }
  return {
    onUrgent: (message) => {
      if (!isAuthorised || message.type !== 'ping') return false
      pong(message.sentAt)
      return true
    },
    onMessage: async (message) => {
      if (message.type !== 'authorise') {
        if (!seat) return line.close('bad-message', 'malformed')
        if (message.type === 'ping') return pong(message.sentAt)
        await follow(message.tags)
        return line.send({ type: 'acknowledged', seq: message.seq })
      }
      if (seat) return line.close('bad-message', 'malformed')
      const holder = await redeem(message, deps)
      if (!holder) return line.close('forbidden', 'forbidden')
      if (!line.isOpen()) return
      const entry = deps.lines.add(line, holder)
      if (!entry) return line.close('flooded', 'too-many')
      forget = entry
      // Checked after the socket was registered: a session that ends from now on closes it.
      if (!(await deps.mayOpen(holder, 'player'))) return line.close('forbidden', 'forbidden')
      if (!line.isOpen()) return
      playerId = holder.playerId
      seat = deps.lobby.enter({ playerId, send: line.send })
      await deps.resume(holder.playerId)
      if (!line.isOpen()) return
      isAuthorised = true
      line.send({ type: 'authorised' })
    },
    onClosed: () => {
      forget()
      seat?.leave()
      seat = null
    },
  }
}

async function redeem(
  { ticket, playerUid }: Extract<LobbyClientMessage, { type: 'authorise' }>,
  { tickets, isUidOf }: LobbySocketDeps,
): Promise<(TicketHolder & { readonly playerId: number }) | null> {
  const holder = await tickets.redeem(ticket, { kind: 'lobby' })
  if (!holder || holder.playerId === null) return null
  const { playerId } = holder
  if (playerUid !== holder.playerUid && !(await isUidOf(playerUid, playerId))) return null
  return { ...holder, playerId }
}
