import { Skeleton, Stack, Surface, VisuallyHidden } from '@kingside/design-system'
import { FormattedMessage } from 'react-intl'
import { messages } from './Subscription.messages.ts'

/** Keeps the membership card’s place. */
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
