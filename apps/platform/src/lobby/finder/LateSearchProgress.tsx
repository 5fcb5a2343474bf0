import { Skeleton } from '@kingside/design-system/Skeleton'
import { Surface } from '@kingside/design-system/Surface'
import { lazyPart } from '../../platform/page/index.ts'

/** The progress of a search, in a file of its own: a page begins without a search, and loads it before there is one. */
export const SearchProgress = lazyPart(
  async () => (await import('./SearchProgress.tsx')).SearchProgress,
  <Surface tone="sunken" padding={5}>
    <Skeleton shape="block" ratio={5} />
  </Surface>,
)
