import { lazyPart } from '../../platform/page/index.ts'

/** Only tournaments of teams ask. */
export const TeamQuestion = lazyPart(async () => (await import('./TeamQuestion.tsx')).TeamQuestion)
