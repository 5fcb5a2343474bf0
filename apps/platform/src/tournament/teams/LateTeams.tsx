import { Skeleton } from '@kingside/design-system/Skeleton'
import { lazyPart } from '../../platform/page/index.ts'

/** Only tournaments of teams have them. */
export const TeamList = lazyPart(
  async () => (await import('./TeamList.tsx')).TeamList,
  <Skeleton shape="block" ratio={3} />,
)
