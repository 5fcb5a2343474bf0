import { Banner } from '@kingside/design-system/Banner'
import { Button } from '@kingside/design-system/Button'
import { Inline } from '@kingside/design-system/Inline'
import type { FormState, TournamentDraftCode } from '@kingside/machines/tournament-draft'
import { FormattedMessage, useIntl } from 'react-intl'
import { failureMessages, messages } from './organise.messages.ts'

export interface FormNoticeProps {
  readonly state: FormState
  readonly code: TournamentDraftCode | null
  /** How many fields are wrong. */
  readonly problemCount: number
  /** What else could not be done; null is nothing. */
  readonly problem: string | null
  readonly isCopying: boolean
  readonly onReload: () => void
  readonly onKeepMine: () => void
  /** Begins another draft with the same text. */
  readonly onCopy: () => void
}

/** What the organiser has to know of the form before anything else. */
export function FormNotice(props: FormNoticeProps) {
  const { state, code, problemCount } = props
  const { formatMessage } = useIntl()
  if (props.problem !== null) return <Banner type="danger" title={props.problem} />
  if (state === 'conflict') return <Conflict {...props} />
  if (state === 'gone') {
    return (
      <Banner
        type="warning"
        title={formatMessage(messages.gone)}
        action={
          <Button size="s" loading={props.isCopying} onPress={props.onCopy}>
            <FormattedMessage {...messages.copyText} />
          </Button>
        }
      >
        <FormattedMessage {...messages.goneText} />
      </Banner>
    )
  }
  if (state === 'refused' || state === 'failed') {
    return (
      <Banner
        type={state === 'refused' ? 'danger' : 'warning'}
        title={formatMessage(failureMessages[code ?? 'something_wents_wrong'])}
      >
        <FormattedMessage {...(state === 'refused' ? messages.kept : messages.keptRetry)} />
      </Banner>
    )
  }
  if (problemCount === 0) return null
  return (
    <Banner type="danger" title={formatMessage(messages.problemCount, { count: problemCount })} />
  )
}

function Conflict({ onReload, onKeepMine }: FormNoticeProps) {
  const { formatMessage } = useIntl()
  return (
    <Banner
      type="warning"
      title={formatMessage(messages.conflict)}
      action={
        <Inline gap={2}>
          <Button size="s" onPress={onKeepMine}>
            <FormattedMessage {...messages.keepMine} />
          </Button>
          <Button size="s" type="secondary" onPress={onReload}>
            <FormattedMessage {...messages.reload} />
          </Button>
        </Inline>
      }
    >
      <FormattedMessage {...messages.conflictText} />
    </Banner>
  )
}
