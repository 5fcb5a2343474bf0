import { Skeleton } from '@kingside/design-system/Skeleton'
import { lazyPart } from '../../platform/page/index.ts'

/** Only knock-outs have one. */
export const BracketPart = lazyPart(
  async () => (await import('./BracketPart.tsx')).BracketPart,
  <Skeleton shape="block" ratio={3} />,
)
