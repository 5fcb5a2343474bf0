import { Skeleton } from '@kingside/design-system/Skeleton'
import { Stack } from '@kingside/design-system/Stack'
import { lazyPart } from '../../platform/page/index.ts'

/** The round of so many, in a file of its own: what draws the bar brings what all forms share. */
export const Rounds = lazyPart(
  async () => (await import('./Rounds.tsx')).Rounds,
  <Stack gap={2}>
    <Skeleton size="s" />
    <Skeleton shape="block" ratio={100} />
  </Stack>,
)
