import { Skeleton } from '@kingside/design-system/Skeleton'
import { Stack } from '@kingside/design-system/Stack'
import { Surface } from '@kingside/design-system/Surface'
import { VisuallyHidden } from '@kingside/design-system/VisuallyHidden'
import { FormattedMessage } from 'react-intl'
import { messages } from './Subscription.messages.ts'

/** The skeleton of the membership's card. */
export function MembershipLoading() {
  return (
    <div aria-busy="true">
      <Surface padding={6} radius="xl">
        <VisuallyHidden>
          <FormattedMessage {...messages.loading} />
        </VisuallyHidden>
        <Stack gap={5}>
          <Skeleton size="l" />
          <Skeleton lines={2} />
        </Stack>
      </Surface>
    </div>
  )
}
