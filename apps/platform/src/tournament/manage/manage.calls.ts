import { createClient } from '@kingside/api'
import { listMembers } from '@kingside/api/calls/communities/membership'
import {
  addParticipants,
  approveParticipants,
  checkInParticipants,
  disqualifyParticipant,
  listParticipants,
  removeParticipant,
} from '@kingside/api/calls/tournaments/participants'
import { searchPlayers } from '@kingside/api/calls/tournaments/profiles'
import {
  addGames,
  exportTournament,
  finishRound,
  finishTournament,
  getPairing,
  getProgress,
  giveTime,
  listAudit,
  pairNextRound,
  pauseUntil,
  setPairing,
  setResult,
  setRunning,
  startRound,
  startTournament,
} from '@kingside/api/calls/tournaments/running'
import { keepPreviousData } from '@tanstack/react-query'
import { perApp } from '../../platform/page/index.ts'
import { keyOf } from '../calls.ts'
import { isSameName } from './listed-names.ts'

const calls = {
  progress: getProgress,
  running: setRunning,
  start: startTournament,
  pair: pairNextRound,
  pairing: getPairing,
  setPairing,
  startRound,
  finishRound,
  finish: finishTournament,
  result: setResult,
  giveTime,
  pause: pauseUntil,
  export: exportTournament,
  games: addGames,
  audit: listAudit,
  participants: listParticipants,
  add: addParticipants,
  approve: approveParticipants,
  checkIn: checkInParticipants,
  remove: removeParticipant,
  disqualify: disqualifyParticipant,
  search: searchPlayers,
  clubMembers: listMembers,
}

/** The calls of those who run a tournament. */
export const manageApiOf = perApp(({ server }) => createClient(calls, server))
export type ManageApi = ReturnType<typeof manageApiOf>

interface Signalled {
  readonly signal: AbortSignal
}

/** How often the page looks again while a round is played, in ms: games end without it. */
const lookMs = 5_000

export const progressQuery = (api: ManageApi, id: string) => ({
  queryKey: [...keyOf(id), 'manage', 'progress'],
  queryFn: ({ signal }: Signalled) => api.progress({ params: { id }, signal }),
  refetchInterval: lookMs,
  retry: false,
})

export const pairingQuery = (api: ManageApi, id: string, round: number | null) => ({
  queryKey: [...keyOf(id), 'manage', 'pairing', round],
  enabled: round !== null,
  queryFn: ({ signal }: Signalled) => api.pairing({ params: { id, round: round ?? 1 }, signal }),
  refetchInterval: lookMs,
})

/** So many rows of a list are asked for at once. */
export const pageSize = 100
const mostPages = 10

export const participantsQuery = (api: ManageApi, id: string) => ({
  queryKey: [...keyOf(id), 'manage', 'participants'],
  queryFn: async ({ signal }: Signalled) => {
    const load = (index: number) =>
      api.participants({
        params: { id },
        query: { limit: pageSize, offset: index * pageSize },
        signal,
      })
    const first = await load(0)
    const more = Math.min(mostPages, Math.ceil(first.count / pageSize)) - 1
    const rest = await Promise.all(
      Array.from({ length: Math.max(0, more) }, (_, index) => load(index + 1)),
    )
    return [first, ...rest].flatMap(({ results }) => results)
  },
})

/** The first pages of what was done by hand, the newest first. */
export const auditQuery = (
  api: ManageApi,
  id: string,
  { isShown, pages }: { readonly isShown: boolean; readonly pages: number },
) => ({
  queryKey: [...keyOf(id), 'manage', 'audit', pages],
  enabled: isShown,
  queryFn: ({ signal }: Signalled) =>
    Promise.all(
      Array.from({ length: pages }, (_, index) =>
        api.audit({
          params: { id },
          query: { limit: pageSize, offset: index * pageSize },
          signal,
        }),
      ),
    ),
})

/** So many names are looked for at once. */
const atOnce = 5

/** The players of a list, by the names that are on it. */
export const listedQuery = (api: ManageApi, names: readonly string[]) => ({
  queryKey: ['players', 'listed', names],
  enabled: names.length > 0,
  queryFn: async ({ signal }: Signalled) => {
    const find = async (name: string) => {
      const found = await api.search({ query: { name: name.slice(0, longestName) }, signal })
      return { name, players: found.filter((player) => isSameName(player.name, name)) }
    }
    const all: Awaited<ReturnType<typeof find>>[] = []
    for (let at = 0; at < names.length; at += atOnce) {
      // oxlint-disable-next-line no-await-in-loop -- some at a time: the server has others to answer
      all.push(...(await Promise.all(names.slice(at, at + atOnce).map(find))))
    }
    return all
  },
  retry: false,
})

const longestName = 60

/** The least letters of a name to look for. */
export const leastLetters = 2

export const foundQuery = (api: ManageApi, name: string) => ({
  queryKey: ['players', 'found', name],
  enabled: name.trim().length >= leastLetters,
  queryFn: ({ signal }: Signalled) => api.search({ query: { name: name.trim() }, signal }),
})

/** Members of a tournament’s club, by name where one is typed. */
export const clubMembersQuery = (api: ManageApi, club: string | null, name: string) => ({
  queryKey: ['players', 'of-club', club, name],
  enabled: club !== null,
  queryFn: async ({ signal }: Signalled) =>
    (
      await api.clubMembers({
        params: { id: club ?? '' },
        query: { limit: pageSize, ...(name.trim() !== '' && { search: name.trim() }) },
        signal,
      })
    ).results,
  placeholderData: keepPreviousData,
})
