import type { LobbyEvent, LobbyServerMessage, TournamentEvent } from '@kingside/api'
import type { Clock } from '../domain/clock.ts'
import type { LobbyFeed, LobbyList } from '../domain/lobby/lobby-feed.ts'
import type { TournamentFeed } from '../domain/tournaments/tournament-feed.ts'

/** How long a player may be gone before the lobby says so, as during a reload, in milliseconds. */
const graceMs = 1_800

/** A socket in the lobby. */
export interface LobbyMember {
  readonly playerId: number
  readonly send: (message: LobbyServerMessage) => void
}

/** A socket's place in the lobby. */
export interface LobbySeat {
  /** Replaces what the socket follows: lists, and tournaments by their ids. */
  readonly follow: (lists: ReadonlySet<LobbyList>, tournamentIds?: ReadonlySet<number>) => void
  readonly leave: () => void
}

export interface LobbyHub extends LobbyFeed, TournamentFeed {
  readonly enter: (member: LobbyMember) => LobbySeat
  /** Calls `listener` when a player's first socket comes and when the last one goes, at once. */
  readonly onPresence: (listener: (playerId: number, isHere: boolean) => void) => void
  /** The players who are here. */
  readonly players: () => readonly number[]
  /** Calls `listener` when the first socket begins to follow a tournament, and when the last one has stopped. */
  readonly onFollowed: (listener: (tournamentId: number, isFollowed: boolean) => void) => void
  /** The tournaments that are followed here. */
  readonly followedTournaments: () => readonly number[]
}

/** The lobby sockets of this process. */
export function createLobbyHub({ clock }: { readonly clock: Pick<Clock, 'after'> }): LobbyHub {
  const here = new Map<number, Set<LobbyMember>>()
  const leaving = new Map<number, () => void>()
  const followers: Readonly<Record<LobbyList, Set<LobbyMember>>> = {
    challenges: new Set(),
    players: new Set(),
    games: new Set(),
    counts: new Set(),
  }
  const tournaments = new Map<number, Set<LobbyMember>>()
  const followListeners = new Set<(tournamentId: number, isFollowed: boolean) => void>()
  const listeners = new Set<(playerId: number) => void>()
  const cameListeners = new Set<(playerId: number) => void>()
  const presenceListeners = new Set<(playerId: number, isHere: boolean) => void>()
  const tellPresence = (playerId: number) => {
    for (const listener of presenceListeners) listener(playerId, here.has(playerId))
  }

  const arrive = (member: LobbyMember) => {
    leaving.get(member.playerId)?.()
    const isBack = leaving.delete(member.playerId)
    const members = here.get(member.playerId) ?? new Set()
    here.set(member.playerId, members.add(member))
    if (members.size > 1) return
    tellPresence(member.playerId)
    if (!isBack) for (const listener of cameListeners) listener(member.playerId)
  }
  const depart = (member: LobbyMember) => {
    const { playerId } = member
    const members = here.get(playerId)
    if (!members?.delete(member) || members.size > 0) return
    here.delete(playerId)
    const stop = clock.after(graceMs, () => {
      leaving.delete(playerId)
      for (const listener of listeners) listener(playerId)
    })
    leaving.set(playerId, stop)
    tellPresence(playerId)
  }
  const tellFollowed = (tournamentId: number) => {
    for (const listener of followListeners) listener(tournamentId, tournaments.has(tournamentId))
  }
  const followTournaments = (member: LobbyMember, ids: ReadonlySet<number>) => {
    for (const [id, members] of tournaments) {
      if (ids.has(id) || !members.delete(member) || members.size > 0) continue
      tournaments.delete(id)
      tellFollowed(id)
    }
    for (const id of ids) {
      const members = tournaments.get(id) ?? new Set()
      tournaments.set(id, members.add(member))
      if (members.size === 1) tellFollowed(id)
    }
  }
  const follow = (member: LobbyMember, lists: ReadonlySet<LobbyList>) => {
    for (const list of lobbyLists) {
      if (lists.has(list)) followers[list].add(member)
      else followers[list].delete(member)
    }
  }

  return {
    enter: (member) => {
      arrive(member)
      return {
        follow: (lists, tournamentIds = new Set()) => {
          follow(member, lists)
          followTournaments(member, tournamentIds)
        },
        leave: () => {
          follow(member, new Set())
          followTournaments(member, new Set())
          depart(member)
        },
      }
    },
    sendToPlayer: (playerId, news) => tell(here.get(playerId) ?? [], news),
    sendToFollowers: (list, news, except = []) => tell(butFor(followers[list], except), news),
    sendToFollowersHere: (list, news) => tell(followers[list], news),
    isFollowedHere: (list) => followers[list].size > 0,
    tellFollowers: (tournamentId, news) =>
      tellTournament(tournaments.get(tournamentId) ?? [], news),
    tellPlayer: (playerId, news) => tellTournament(here.get(playerId) ?? [], news),
    isFollowed: (tournamentId) => tournaments.has(tournamentId),
    onFollowed: (listener) => followListeners.add(listener),
    followedTournaments: () => [...tournaments.keys()],
    isHere: (playerId) => here.has(playerId),
    onCame: (listener) => {
      cameListeners.add(listener)
      return () => cameListeners.delete(listener)
    },
    onGone: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    onPresence: (listener) => presenceListeners.add(listener),
    players: () => [...here.keys()],
    count: () => here.size,
  }
}

export const lobbyLists = [
  'challenges',
  'players',
  'games',
  'counts',
] as const satisfies readonly LobbyList[]

function butFor(
  members: ReadonlySet<LobbyMember>,
  except: readonly number[],
): Iterable<LobbyMember> {
  if (except.length === 0) return members
  const left = new Set(except)
  return [...members].filter(({ playerId }) => !left.has(playerId))
}

function tell(members: Iterable<LobbyMember>, news: LobbyEvent): void {
  const message: LobbyServerMessage = { type: 'news', news }
  for (const member of members) member.send(message)
}

function tellTournament(members: Iterable<LobbyMember>, news: TournamentEvent): void {
  const message: LobbyServerMessage = { type: 'tournament', news }
  for (const member of members) member.send(message)
}
