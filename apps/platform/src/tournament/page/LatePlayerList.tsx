import { Skeleton } from '@kingside/design-system/Skeleton'
import { lazyPart } from '../../platform/page/index.ts'

/** Only before the start, and in broadcasts. */
export const PlayerList = lazyPart(
  async () => (await import('./PlayerList.tsx')).PlayerList,
  <Skeleton shape="block" ratio={3} />,
)
