import { Banner } from '@kingside/design-system/Banner'
import { Button } from '@kingside/design-system/Button'
import { Stack } from '@kingside/design-system/Stack'
import type { FideIdView } from '@kingside/machines/fide-id'
import { FormattedMessage, useIntl } from 'react-intl'
import { Waiting } from '../../platform/page/index.ts'
import { FideFrame } from './FideFrame.tsx'
import { identityMessages as texts, messages } from './FideId.messages.ts'
import { FideRefused, type FideRefusedProps } from './FideRefused.tsx'

export interface FideIdentityProps {
  readonly view: Extract<FideIdView, { readonly step: 'identity' }>
  readonly now: FideRefusedProps['now']
  readonly onStart: () => void
  readonly onManual: () => void
}

/** The check of the member's documents, which happens on the provider's page. */
export function FideIdentity({ view, now, onStart, onManual }: FideIdentityProps) {
  const { formatMessage } = useIntl()
  const { status } = view
  const isLeaving = status === 'opening' || status === 'away'
  const canStart =
    isLeaving ||
    status === 'offered' ||
    status === 'requiresInput' ||
    status === 'canceled' ||
    status === 'failed'
  return (
    <FideFrame
      step="identity"
      title={formatMessage(texts.offered)}
      {...((status === 'offered' || isLeaving) && { lead: formatMessage(texts.offeredText) })}
    >
      <Standing view={view} now={now} />
      {canStart && (
        <Stack gap={3}>
          <Button display="block" loading={isLeaving} onPress={onStart}>
            <FormattedMessage {...startOf(status)} />
          </Button>
          {!isLeaving && (
            <Button display="block" type="secondary" onPress={onManual}>
              <FormattedMessage {...messages.byHand} />
            </Button>
          )}
        </Stack>
      )}
    </FideFrame>
  )
}

function startOf(status: FideIdentityProps['view']['status']) {
  switch (status) {
    case 'opening':
      return texts.opening
    case 'away':
      return texts.away
    case 'requiresInput':
    case 'canceled':
    case 'failed':
      return texts.restart
    case 'asking':
    case 'offered':
    case 'processing':
    case 'verified':
      return texts.start
    default:
      return status satisfies never
  }
}

function Standing({ view, now }: Pick<FideIdentityProps, 'view' | 'now'>) {
  const { formatMessage } = useIntl()
  switch (view.status) {
    case 'asking':
      return <Waiting>{formatMessage(texts.asking)}</Waiting>
    case 'offered':
    case 'opening':
    case 'away':
      return null
    case 'processing':
      return (
        <Banner title={formatMessage(texts.processing)}>
          <FormattedMessage {...texts.processingText} />
        </Banner>
      )
    case 'verified':
      return <Banner type="success" title={formatMessage(texts.verified)} />
    case 'requiresInput':
      return (
        <Banner type="warning" title={formatMessage(texts.refused)}>
          <FormattedMessage {...texts.refusedText} />
        </Banner>
      )
    case 'canceled':
      return (
        <Banner type="warning" title={formatMessage(texts.canceled)}>
          <FormattedMessage {...texts.canceledText} />
        </Banner>
      )
    case 'failed':
      return view.refusal.code === 'unavailable' ? (
        <Banner type="warning" title={formatMessage(texts.unavailable)}>
          <FormattedMessage {...texts.unavailableText} />
        </Banner>
      ) : (
        <FideRefused refusal={view.refusal} now={now} />
      )
    default:
      return view satisfies never
  }
}
