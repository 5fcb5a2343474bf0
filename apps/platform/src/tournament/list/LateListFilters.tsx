import { Skeleton } from '@kingside/design-system/Skeleton'
import { latePart } from '../../platform/page/index.ts'

/** The filters, in a file of their own: lists that open are larger than the rest of the page. */
export const ListFilters = latePart(
  async () => (await import('./ListFilters.tsx')).ListFilters,
  <Skeleton size="l" />,
)
