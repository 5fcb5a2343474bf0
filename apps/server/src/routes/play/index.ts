import type { Route } from '../../bind.ts'
import { analysisRoutes, type AnalysisRouteDeps } from './analysis/index.ts'
import { gamingRoutes, type GamingRouteDeps } from './gaming/index.ts'
import { listTimeControls, type ListTimeControlsDeps } from './list-time-controls.ts'
import { lobbyRoutes, type LobbyRouteDeps } from './lobby-routes.ts'
import { issueTicket, type IssueTicketDeps } from './realtime/issue-ticket.ts'

export interface PlayRouteDeps extends ListTimeControlsDeps, IssueTicketDeps {
  /** `wireLobby` makes it; without it the lobby's calls answer 501. */
  readonly lobby?: LobbyRouteDeps
  /** `openGames` makes it; without it the calls of games answer 501. */
  readonly gaming?: GamingRouteDeps
  /** `wireAnalysis` makes it; without it the calls of analysis answer 501. */
  readonly analysis?: AnalysisRouteDeps
  readonly now: () => Date
}

/** Lobby, challenges and games. */
export const playRoutes = (deps: PlayRouteDeps): readonly Route[] => [
  listTimeControls(deps),
  issueTicket(deps),
  ...(deps.lobby ? lobbyRoutes(deps.lobby, deps.now) : []),
  ...(deps.gaming ? gamingRoutes(deps.gaming) : []),
  ...(deps.analysis ? analysisRoutes(deps.analysis) : []),
]
