import { Banner } from '@kingside/design-system/Banner'
import { Button } from '@kingside/design-system/Button'
import { ErrorState } from '@kingside/design-system/ErrorState'
import { Inline } from '@kingside/design-system/Inline'
import { Skeleton } from '@kingside/design-system/Skeleton'
import { Stack } from '@kingside/design-system/Stack'
import { Text } from '@kingside/design-system/Text'
import { FormattedMessage, useIntl } from 'react-intl'
import type { SecondFactorInfo } from './second-factor.types.ts'
import { messages } from './SecondFactor.messages.ts'
import { Section } from './Section.tsx'
import { messages as common } from './Security.messages.ts'

export interface SecondFactorProps {
  readonly factor:
    | { readonly status: 'loading' }
    | { readonly status: 'failed'; readonly isRetrying: boolean }
    | { readonly status: 'known'; readonly info: SecondFactorInfo }
  readonly onTurnOn: () => void
  readonly onTurnOff: () => void
  /** Wants new recovery codes. */
  readonly onRenew: () => void
  readonly onRetry: () => void
}

/** The part on two-step sign-in: off, or on with the recovery codes that are left. */
export function SecondFactor({ factor, onTurnOn, onRetry, ...on }: SecondFactorProps) {
  const { formatMessage } = useIntl()
  const section = { title: formatMessage(messages.title), text: formatMessage(messages.text) }
  switch (factor.status) {
    case 'loading':
      return (
        <Section {...section}>
          <div role="status" aria-label={formatMessage(messages.loading)} aria-busy="true">
            <Skeleton size="l" />
          </div>
        </Section>
      )
    case 'failed':
      return (
        <Section {...section}>
          <ErrorState
            level={3}
            title={formatMessage(messages.loadFailed)}
            retryLabel={formatMessage(common.retry)}
            retrying={factor.isRetrying}
            onRetry={onRetry}
          >
            <FormattedMessage {...common.failedText} />
          </ErrorState>
        </Section>
      )
    case 'known': {
      const { since, codesLeft } = factor.info
      return (
        <Section {...section}>
          {since === null ? (
            <Inline>
              <Button type="secondary" onPress={onTurnOn}>
                <FormattedMessage {...messages.turnOn} />
              </Button>
            </Inline>
          ) : (
            <TurnedOn since={since} codesLeft={codesLeft} {...on} />
          )}
        </Section>
      )
    }
    default:
      return factor satisfies never
  }
}

interface TurnedOnProps extends Pick<SecondFactorProps, 'onTurnOff' | 'onRenew'> {
  readonly since: string
  readonly codesLeft: number
}

/** So few codes are a reason to get new ones. */
const fewCodes = 3

function TurnedOn({ since, codesLeft, onTurnOff, onRenew }: TurnedOnProps) {
  const { formatMessage, formatDate } = useIntl()
  const left = formatMessage(messages.codesLeft, { count: codesLeft })
  return (
    <>
      <Stack gap={1}>
        <Text as="p" weight="semibold">
          <FormattedMessage
            {...messages.since}
            values={{ date: formatDate(since, { dateStyle: 'long' }) }}
          />
        </Text>
        {codesLeft > fewCodes && (
          <Text as="p" tone="muted">
            {left}
          </Text>
        )}
      </Stack>
      {codesLeft <= fewCodes && (
        <Banner type="warning" title={left}>
          <FormattedMessage {...messages.codesFew} />
        </Banner>
      )}
      <Inline gap={3}>
        <Button type="secondary" onPress={onRenew}>
          <FormattedMessage {...messages.renew} />
        </Button>
        <Button type="ghost" onPress={onTurnOff}>
          <FormattedMessage {...messages.turnOff} />
        </Button>
      </Inline>
    </>
  )
}
