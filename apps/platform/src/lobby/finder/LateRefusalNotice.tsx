import { lazyPart } from '../../platform/page/index.ts'

/** Why a search was refused, in a file of its own: the finder loads it before the first search. */
export const RefusalNotice = lazyPart(
  async () => (await import('../../chess/terms/RefusalNotice.tsx')).RefusalNotice,
)
