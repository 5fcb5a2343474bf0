import { Banner } from '@kingside/design-system/Banner'
import { Button } from '@kingside/design-system/Button'
import { LinkButton } from '@kingside/design-system/LinkButton'
import { Stack } from '@kingside/design-system/Stack'
import { Text } from '@kingside/design-system/Text'
import type { FideIdView, FideQuery } from '@kingside/machines/fide-id'
import { FormattedMessage, useIntl } from 'react-intl'
import type { Country } from '../form/CountryField.tsx'
import { Waiting } from '../../platform/page/index.ts'
import { FideConfirm } from './FideConfirm.tsx'
import { FideForm, type FideFormEvents } from './FideForm.tsx'
import { FideFrame } from './FideFrame.tsx'
import { messages } from './FideId.messages.ts'
import { FideIdentity } from './FideIdentity.tsx'
import { FideManual } from './FideManual.tsx'
import { FideRefused, type FideRefusedProps } from './FideRefused.tsx'
import { FideResults } from './FideResults.tsx'
import { FideSearch } from './FideSearch.tsx'

export interface FideIdProps extends FideFormEvents {
  readonly view: FideIdView
  readonly countries: readonly Country[]
  /** The current date for the reader, as `YYYY-MM-DD`. */
  readonly today: string
  /** The time on the clock of the adapter, in milliseconds. */
  readonly now: FideRefusedProps['now']
  readonly onRetry: () => void
  readonly onClaimTitle: () => void
  readonly onHaveId: () => void
  readonly onOpenForm: () => void
  readonly onSearch: (query: FideQuery) => void
  readonly onChoose: (fideId: number) => void
  readonly onConfirm: () => void
  readonly onStartIdentity: () => void
  readonly onManual: () => void
}

/** The FIDE ID popup: finding or requesting one, proving who one is, and where that stands. */
export function FideId(props: FideIdProps) {
  const { view, now, countries, today, onBack } = props
  const { formatMessage } = useIntl()
  switch (view.step) {
    case 'loading':
      return <Waiting>{formatMessage(messages.loading)}</Waiting>
    case 'offline':
      return (
        <FideFrame
          step="offline"
          title={formatMessage(messages.offline)}
          lead={formatMessage(messages.offlineText)}
        >
          <Retry onRetry={props.onRetry} />
        </FideFrame>
      )
    case 'failed':
      return (
        <FideFrame step="failed" title={formatMessage(messages.failed)}>
          <FideRefused refusal={view.refusal} now={now} />
          <Retry onRetry={props.onRetry} />
        </FideFrame>
      )
    case 'needsPro':
      return <NeedsPro {...props} view={view} />
    case 'choosing':
      return (
        <FideFrame
          step="choosing"
          title={formatMessage(messages.choosing)}
          lead={formatMessage(messages.choosingText)}
        >
          <Stack gap={3}>
            <Button display="block" onPress={props.onHaveId}>
              <FormattedMessage {...messages.haveId} />
            </Button>
            <Button display="block" type="secondary" onPress={props.onOpenForm}>
              <FormattedMessage {...messages.noId} />
            </Button>
          </Stack>
        </FideFrame>
      )
    case 'searching':
      return <FideSearch view={view} now={now} onSearch={props.onSearch} onBack={onBack} />
    case 'results':
      return (
        <FideResults
          players={view.players}
          onChoose={props.onChoose}
          onForm={props.onOpenForm}
          onBack={onBack}
        />
      )
    case 'confirming':
      return <FideConfirm view={view} now={now} onConfirm={props.onConfirm} onBack={onBack} />
    case 'form':
      return <FideForm {...props} form={view.form} countries={countries} today={today} />
    case 'identity':
      return (
        <FideIdentity
          view={view}
          now={now}
          onStart={props.onStartIdentity}
          onManual={props.onManual}
        />
      )
    case 'manual':
      return <FideManual {...props} view={view} />
    case 'onCheck':
      return (
        <FideFrame
          step="onCheck"
          title={formatMessage(messages.onCheck)}
          lead={formatMessage(messages.onCheckText)}
        >
          {view.fideId !== null && <IdNumber id={view.fideId} />}
        </FideFrame>
      )
    case 'rejected':
      return (
        <FideFrame
          step="rejected"
          title={formatMessage(messages.rejected)}
          lead={formatMessage(messages.rejectedText)}
        >
          {view.reason !== '' && <Banner type="warning" title={view.reason} />}
          <Button display="block" onPress={props.onRetry}>
            <FormattedMessage {...messages.again} />
          </Button>
        </FideFrame>
      )
    case 'connected':
      return <Connected view={view} />
    default:
      return view satisfies never
  }
}

function Retry({ onRetry }: Pick<FideIdProps, 'onRetry'>) {
  return (
    <Button display="block" type="secondary" onPress={onRetry}>
      <FormattedMessage {...messages.retry} />
    </Button>
  )
}

function IdNumber({ id }: { readonly id: number }) {
  return (
    <Text as="p">
      <FormattedMessage {...messages.idNumber} values={{ id: String(id) }} />
    </Text>
  )
}

function NeedsPro({
  view,
  now,
  onClaimTitle,
}: Pick<FideIdProps, 'now' | 'onClaimTitle'> & {
  readonly view: Extract<FideIdView, { readonly step: 'needsPro' }>
}) {
  const { formatMessage } = useIntl()
  return (
    <FideFrame
      step="needsPro"
      title={formatMessage(messages.needsPro)}
      lead={formatMessage(messages.needsProText)}
    >
      {view.refusal && <FideRefused refusal={view.refusal} now={now} />}
      <Stack gap={3}>
        <LinkButton display="block" href="/pricing">
          <FormattedMessage {...messages.seePro} />
        </LinkButton>
        <Button display="block" type="secondary" loading={view.isClaiming} onPress={onClaimTitle}>
          <FormattedMessage {...messages.iHaveTitle} />
        </Button>
      </Stack>
    </FideFrame>
  )
}

function Connected({
  view: { fideId, since },
}: {
  readonly view: Extract<FideIdView, { readonly step: 'connected' }>
}) {
  const { formatMessage, formatDate } = useIntl()
  return (
    <FideFrame step="connected" title={formatMessage(messages.connected)}>
      <Banner
        type="success"
        title={
          fideId === null
            ? formatMessage(messages.connected)
            : formatMessage(messages.idNumber, { id: String(fideId) })
        }
      >
        {since !== null && (
          <FormattedMessage
            {...messages.since}
            values={{ date: formatDate(since, { dateStyle: 'long' }) }}
          />
        )}
      </Banner>
      <LinkButton display="block" href="/lobby">
        <FormattedMessage {...messages.play} />
      </LinkButton>
    </FideFrame>
  )
}
