import type { OwnDataStatus } from '@kingside/api/facts'
import { Banner } from '@kingside/design-system/Banner'
import { Button } from '@kingside/design-system/Button'
import { ErrorState } from '@kingside/design-system/ErrorState'
import { Inline } from '@kingside/design-system/Inline'
import { LinkButton } from '@kingside/design-system/LinkButton'
import { Skeleton } from '@kingside/design-system/Skeleton'
import { Text } from '@kingside/design-system/Text'
import { Download } from 'lucide-react'
import { FormattedMessage, useIntl } from 'react-intl'
import { messages } from './OwnData.messages.ts'
import { Section } from './Section.tsx'
import { messages as common } from './Security.messages.ts'

/** How far the file with all of the member's data is. */
export interface OwnDataInfo {
  readonly status: OwnDataStatus
  /** ISO dates. */
  readonly expiresAt: string | null
  readonly nextAt: string | null
  /** In bytes. */
  readonly size: number | null
  readonly link: string | null
}

export interface OwnDataProps {
  readonly data:
    | { readonly status: 'loading' }
    | { readonly status: 'failed'; readonly isRetrying: boolean }
    | { readonly status: 'known'; readonly file: OwnDataInfo }
  readonly isAsking: boolean
  readonly onAsk: () => void
  readonly onRetry: () => void
}

/** The part in which members have a file made with everything that is stored of them, and download it. */
export function OwnData({ data, isAsking, onAsk, onRetry }: OwnDataProps) {
  const { formatMessage } = useIntl()
  const section = { title: formatMessage(messages.title), text: formatMessage(messages.text) }
  switch (data.status) {
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
            retrying={data.isRetrying}
            onRetry={onRetry}
          >
            <FormattedMessage {...common.failedText} />
          </ErrorState>
        </Section>
      )
    case 'known':
      return (
        <Section {...section}>
          <FileState file={data.file} />
          <Ask file={data.file} isAsking={isAsking} onAsk={onAsk} />
        </Section>
      )
    default:
      return data satisfies never
  }
}

function FileState({ file: { status, expiresAt, size, link } }: { file: OwnDataInfo }) {
  const { formatMessage, formatDate, formatNumber } = useIntl()
  switch (status) {
    case 'none':
      return null
    case 'wanted':
    case 'preparing':
      return (
        <Banner title={formatMessage(messages.preparing)}>
          <FormattedMessage {...messages.preparingText} />
        </Banner>
      )
    case 'ready': {
      const kilobytes = Math.max(1, Math.round((size ?? 0) / 1000))
      const shown = formatNumber(kilobytes, { style: 'unit', unit: 'kilobyte' })
      return (
        <Banner
          type="success"
          title={formatMessage(messages.ready, {
            date: formatDate(expiresAt ?? '', { dateStyle: 'long' }),
          })}
          action={
            link !== null && (
              <LinkButton href={link} size="s" icon={<Download />}>
                <FormattedMessage {...messages.download} values={{ size: shown }} />
              </LinkButton>
            )
          }
        >
          <FormattedMessage {...messages.readyText} />
        </Banner>
      )
    }
    case 'expired':
      return (
        <Text as="p" tone="muted">
          <FormattedMessage {...messages.expired} />
        </Text>
      )
    case 'failed':
      return (
        <Banner type="danger" title={formatMessage(messages.failed)}>
          <FormattedMessage {...messages.failedText} />
        </Banner>
      )
    default:
      return status satisfies never
  }
}

interface AskProps {
  readonly file: OwnDataInfo
  readonly isAsking: boolean
  readonly onAsk: () => void
}

function Ask({ file: { status, nextAt }, isAsking, onAsk }: AskProps) {
  const { formatDate } = useIntl()
  if (status === 'wanted' || status === 'preparing') return null
  if (nextAt !== null) {
    return (
      <Text as="p" tone="muted">
        <FormattedMessage
          {...messages.later}
          values={{ moment: formatDate(nextAt, { dateStyle: 'medium', timeStyle: 'short' }) }}
        />
      </Text>
    )
  }
  return (
    <Inline>
      <Button type="secondary" loading={isAsking} onPress={onAsk}>
        <FormattedMessage {...(status === 'none' ? messages.ask : messages.askAgain)} />
      </Button>
    </Inline>
  )
}
