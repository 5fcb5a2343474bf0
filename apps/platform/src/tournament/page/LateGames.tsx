import { Skeleton } from '@kingside/design-system/Skeleton'
import { lazyPart } from '../../platform/page/index.ts'

/** The boards of a round, in a file of their own, with the lists that open. */
export const Games = lazyPart(
  async () => (await import('./Games.tsx')).Games,
  <Skeleton shape="block" ratio={0.6} />,
)
