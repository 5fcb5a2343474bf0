import { Skeleton } from '@kingside/design-system/Skeleton'
import { lazyPart } from '../../platform/page/index.ts'

/** Loaded when somebody looks at the calendar. */
export const TournamentCalendar = lazyPart(
  async () => (await import('./TournamentCalendar.tsx')).TournamentCalendar,
  <Skeleton shape="block" ratio={2} />,
)
