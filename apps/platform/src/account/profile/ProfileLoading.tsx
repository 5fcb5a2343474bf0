import { Heading } from '@kingside/design-system/Heading'
import { Skeleton } from '@kingside/design-system/Skeleton'
import { Split } from '@kingside/design-system/Split'
import { Stack } from '@kingside/design-system/Stack'
import { Surface } from '@kingside/design-system/Surface'
import { FormattedMessage, useIntl } from 'react-intl'
import { messages } from './Profile.messages.ts'

/** Holds the place of the form and of the cards beside it. */
export function ProfileLoading() {
  const { formatMessage } = useIntl()
  return (
    <Stack gap={6}>
      <Heading level={1} size="xl">
        <FormattedMessage {...messages.title} />
      </Heading>
      <div role="status" aria-label={formatMessage(messages.loading)} aria-busy="true">
        <Split asideWidth="l" aside={<Cards />}>
          <Surface padding={6}>
            <Stack gap={6}>
              <Skeleton size="l" />
              <Skeleton shape="block" ratio={10} />
              <Skeleton shape="block" ratio={10} />
              <Skeleton shape="block" ratio={10} />
              <Skeleton shape="block" ratio={10} />
            </Stack>
          </Surface>
        </Split>
      </div>
    </Stack>
  )
}

const Cards = () => (
  <Stack gap={4}>
    {cards.map((card) => (
      <Surface key={card} padding={5}>
        <Skeleton lines={3} />
      </Surface>
    ))}
  </Stack>
)

const cards = ['access', 'membership', 'fide', 'games', 'sessions']
