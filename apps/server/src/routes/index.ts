import { bySpecificity, contract, listCalls } from '@kingside/api'
import { bindLater, type Route } from '../bind.ts'
import { accountRoutes, type AccountRouteDeps } from './accounts/index.ts'
import { communityRoutes, type CommunityRouteDeps, earlyAccessRoutes } from './communities/index.ts'
import { peopleRoutes, type PeopleRouteDeps } from './people/index.ts'
import { playerRoutes } from './players/index.ts'
import { fileRoutes, type FileRouteDeps } from './files/index.ts'
import type { PaymentPorts } from '../domain/payments/payment-ports.ts'
import { paymentRoutes } from './payments/index.ts'
import { playRoutes, type PlayRouteDeps } from './play/index.ts'
import type { Masterclasses } from '../domain/masterclasses/masterclasses.ts'
import { masterclassRoutes } from './masterclasses/index.ts'
import { type PuzzleRouteDeps, puzzleRoutes } from './puzzles/index.ts'
import { towerRoutes } from './tower/index.ts'
import type { Tower } from '../domain/tower/tower.ts'
import { regionRoutes, type RegionRouteDeps } from './regions/index.ts'
import { reportRoutes, type ReportRouteDeps } from './reports/index.ts'
import {
  contactRoutes,
  relayRoutes,
  tournamentRoutes,
  type TournamentRouteDeps,
} from './tournaments/index.ts'
import { supportRoutes, type SupportRouteDeps } from './support/index.ts'

export interface RouteDeps extends AccountRouteDeps, PlayRouteDeps, FileRouteDeps {
  /** `openGames` makes it; without it the regions' calls answer 501. */
  readonly regions?: RegionRouteDeps
  /** `wireTournaments` makes it; without it the calls of tournaments answer 501. */
  readonly tournaments?: TournamentRouteDeps
  /** `wirePeople` makes it; without it the calls of following, blocking and reporting answer 501. */
  readonly people?: PeopleRouteDeps['people']
  /** `wireClubs` makes it; without it the calls of clubs answer 501. */
  readonly clubs?: Omit<CommunityRouteDeps, 'files' | 'limiter'>
  /** `wirePuzzles` makes it; without it the calls of puzzles answer 501. */
  readonly puzzles?: PuzzleRouteDeps['puzzles']
  /** `wireMasterclasses` makes it; without it the calls of masterclasses answer 501. */
  readonly masterclasses?: Masterclasses
  /** `wireTower` makes it; without it the calls of the tower answer 501. */
  readonly tower?: Tower
  /** `wirePlay` makes it; without it the calls of payments answer 501. */
  readonly payments?: PaymentPorts
  /** Where messages to the operator go. */
  readonly support: Omit<SupportRouteDeps, 'limiter'>
  /** Where the reports of pages go. */
  readonly reports: Omit<ReportRouteDeps, 'limiter'>
}

/** One route for each call of the contract, in the order to look them up; those without a handler answer 501. */
export function createRoutes(deps: RouteDeps): readonly Route[] {
  const bound = [
    ...accountRoutes(deps),
    ...fileRoutes(deps),
    ...playRoutes(deps),
    ...(deps.people ? peopleRoutes({ people: deps.people, limiter: deps.limiter }) : []),
    ...(deps.clubs
      ? communityRoutes({ ...deps.clubs, files: deps.files, limiter: deps.limiter })
      : []),
    ...(deps.puzzles
      ? puzzleRoutes({ puzzles: deps.puzzles, limiter: deps.limiter, now: deps.now })
      : []),
    ...(deps.masterclasses ? masterclassRoutes(deps.masterclasses) : []),
    ...(deps.tower ? towerRoutes(deps.tower) : []),
    ...playerRoutes({
      account: deps.account,
      ...(deps.presence && { presence: deps.presence }),
      ...(deps.gaming && { games: deps.gaming.games }),
      ...(deps.tournaments && { tournaments: deps.tournaments.reader }),
    }),
    ...(deps.regions ? regionRoutes(deps.regions) : []),
    ...(deps.tournaments ? tournamentRoutes(deps.tournaments) : []),
    ...(deps.tournaments ? relayRoutes({ ...deps.tournaments, limiter: deps.limiter }) : []),
    ...earlyAccessRoutes({ support: deps.support, limiter: deps.limiter }),
    ...contactRoutes({ support: deps.support, limiter: deps.limiter }),
    ...(deps.payments ? paymentRoutes(deps.payments) : []),
    ...supportRoutes({ ...deps.support, limiter: deps.limiter }),
    ...reportRoutes({ ...deps.reports, limiter: deps.limiter }),
  ]
  const ids = new Set(bound.map(({ call }) => call.id))
  const later = listCalls(contract).filter(({ id }) => !ids.has(id))
  return [...bound, ...later.map(bindLater)].toSorted((a, b) => bySpecificity(a.call, b.call))
}
