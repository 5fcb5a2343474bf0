import { lazyPart } from '../../platform/page/index.ts'

const load = () => import('./BroadcastTabs.tsx')

/** Only broadcasts have these tabs. */
export const Sponsors = lazyPart(async () => (await load()).Sponsors)
export const Schedule = lazyPart(async () => (await load()).Schedule)
export const Attend = lazyPart(async () => (await load()).Attend)
