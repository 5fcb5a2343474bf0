import { perApp } from '../platform/page/index.ts'
import { createMasterclassApi } from './calls.ts'

/** The calls of masterclasses, the same for all parts of an app. */
export const masterclassApiOf = perApp(({ server }) => createMasterclassApi(server))
