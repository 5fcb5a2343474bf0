import { perApp } from '../platform/page/index.ts'
import { createClubApi } from './calls.ts'

/** The calls of clubs, the same for all parts of an app. */
export const clubApiOf = perApp(({ server }) => createClubApi(server))
