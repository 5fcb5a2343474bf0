import type { CallResponse, Tournament } from '@kingside/api'
import type { listShortTournaments } from '@kingside/api/calls/tournaments/lists'
import type { listBoards, listRounds } from '@kingside/api/calls/tournaments/rounds'
import type { getBracket, listStanding, listTeams } from '@kingside/api/calls/tournaments/standing'

export type { Tournament }

/** A tournament as lists show it. */
export type ShortTournament = CallResponse<typeof listShortTournaments>['results'][number]

export type StandingRow = CallResponse<typeof listStanding>['data'][number]
export type Participant = StandingRow['player']
export type Round = CallResponse<typeof listRounds>[number]

/** The boards of a round that a page shows. */
export type BoardsPage = CallResponse<typeof listBoards>
export type Board = BoardsPage['results'][number]
export type BoardStatus = Board['status']

/** A play-off, as far as it is known. */
export type Bracket = CallResponse<typeof getBracket>
export type Tie = Bracket['stages'][number]['ties'][number]

export type Team = CallResponse<typeof listTeams>['data'][number]
/** The team that somebody joins for: one that is there, or a new one. */
export type TeamChosen = { readonly id: string } | { readonly name: string }
