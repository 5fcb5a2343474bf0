import { perApp } from '../platform/page/index.ts'
import { createTournamentApi } from './calls.ts'

/** The calls of tournaments, the same for all parts of an app. */
export const tournamentApiOf = perApp(({ server }) => createTournamentApi(server))
