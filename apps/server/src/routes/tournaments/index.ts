import type { Route } from '../../bind.ts'
import { addedGamesRoutes } from './added-games.ts'
import { boardRoutes } from './boards.ts'
import { calendarRoutes } from './calendar.ts'
import type { TournamentRouteDeps } from './deps.ts'
import { entryRoutes } from './entry.ts'
import { fileRoutes } from './files.ts'
import { tournamentListRoutes } from './lists.ts'
import { draftRoutes } from './drafts.ts'
import { formRoutes } from './forms.ts'
import { participantRoutes } from './participants.ts'
import { runReportRoutes } from './run-reports.ts'
import { runningRoutes } from './running.ts'
import { standingRoutes } from './standing.ts'
import { teamRoutes } from './teams.ts'

export { calendarApp } from './calendar.ts'
export { contactRoutes } from './contact.ts'
export { relayRoutes, renewToken } from './relay.ts'
export { finishBroadcast } from './running.ts'
export { filesApp } from './files.ts'
export type { TournamentRouteDeps } from './deps.ts'

/** Tournaments: lists, own entries, standings, boards, files, and what organisers do. */
export const tournamentRoutes = (deps: TournamentRouteDeps): readonly Route[] => [
  ...tournamentListRoutes(deps),
  ...entryRoutes(deps),
  ...standingRoutes(deps),
  ...teamRoutes(deps),
  ...boardRoutes(deps),
  ...runningRoutes(deps),
  ...addedGamesRoutes(deps),
  ...runReportRoutes(deps),
  ...draftRoutes(deps),
  ...formRoutes(deps),
  ...participantRoutes(deps),
  ...fileRoutes(deps),
  ...calendarRoutes(deps),
]
