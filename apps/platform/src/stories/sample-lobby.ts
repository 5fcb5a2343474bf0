import { contract, timeControls, type LobbyPlayer } from '@kingside/api'
import { exampleChallenge, exampleOwner } from '@kingside/api/calls/play/examples'
import { readerUid } from './page-server.ts'

/** The reader as a player of the lobby. */
export const readerAsPlayer: LobbyPlayer = {
  ...exampleOwner,
  uid: readerUid,
  name: 'Dana',
  rating: 1520,
}

const named = (name: string, rating: number, country: string): LobbyPlayer => ({
  ...exampleOwner,
  uid: `uid-of-${name}`,
  name,
  rating,
  country,
})

/** Players of the lobby. */
export const lobbyPlayers: readonly LobbyPlayer[] = [
  { ...named('Aliya', 1480, 'KZ'), title: 'WFM' },
  named('Timur', 1502, 'KZ'),
  named('Maximiliane von Hohenstein-Neuburg', 2210, 'DE'),
  named('Kaito', 1733, 'JP'),
  { ...named('', 1200, 'KZ'), kind: 'visitor', rating: null, country: null },
  named('Noor', 1611, 'NL'),
]

const timeControlAt = (index: number) =>
  timeControls[index % timeControls.length] ?? exampleChallenge.time_control

/** An open challenge of each player, newest first. */
export const challengesOf = (players: readonly LobbyPlayer[]) => ({
  count: players.length,
  results: players.map((owner, index) => ({
    ...exampleChallenge,
    id: `challenge-${index}`,
    owner,
    rating_type: owner.kind === 'visitor' ? ('non-rated' as const) : ('worldchess' as const),
    time_control: timeControlAt(index * 3),
  })),
})

/** An empty answer of the lobby's lists. */
export const emptyPage = { count: 0, results: [] }

/** The open link of a friend, as its page reads it. */
export const openLink = contract.requests.readInvite.example
