import { Heading } from '@kingside/design-system/Heading'
import { Skeleton } from '@kingside/design-system/Skeleton'
import { Stack } from '@kingside/design-system/Stack'
import { Surface } from '@kingside/design-system/Surface'
import { FormattedMessage } from 'react-intl'
import { messages } from './GameFinder.messages.ts'
import { options } from './TimeGridSkeleton.css.ts'
import { TimeGridSkeleton } from './TimeGridSkeleton.tsx'

/** The search while its code loads, with the panel and the tiles that come. */
export const FinderSkeleton = () => (
  <Surface padding={4}>
    <Stack gap={4}>
      <Heading level={2} size="m">
        <FormattedMessage {...messages.title} />
      </Heading>
      <Stack gap={2}>
        <TimeGridSkeleton />
        <span className={options}>
          <Skeleton size="s" />
        </span>
      </Stack>
    </Stack>
  </Surface>
)
