import { Skeleton } from '@kingside/design-system/Skeleton'
import { lazyPart } from '../../platform/page/index.ts'

/** The choices behind “Options”, in a file of their own: they are as large as the rest of the finder, and seldom used. */
export const GameChoices = lazyPart(
  async () => (await import('./GameChoices.tsx')).GameChoices,
  <Skeleton shape="block" ratio={2} />,
)
