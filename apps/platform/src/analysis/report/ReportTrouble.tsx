import { Banner } from '@kingside/design-system/Banner'
import { Button } from '@kingside/design-system/Button'
import { FormattedMessage, useIntl } from 'react-intl'
import type { GameReportView, ReportRefusal } from './game-report.types.ts'
import { messages } from './GameReport.messages.ts'

export interface ReportTroubleProps {
  readonly view: Extract<GameReportView, { readonly status: 'refused' | 'failed' }>
  readonly onBegin: () => void
  readonly onUpgrade: () => void
  readonly onSignIn: () => void
}

const refusals = {
  not_suitable_for_express_analysis: messages.notSuitable,
  no_access_to_board_analysis: messages.noAccess,
  free_analysis_exceeded: messages.exceeded,
} as const satisfies Record<ReportRefusal, unknown>

/** Why a game is not analysed, and what to do about it. */
export function ReportTrouble({ view, onBegin, onUpgrade, onSignIn }: ReportTroubleProps) {
  const { formatMessage } = useIntl()
  if (view.status === 'failed') {
    const isOurs = view.reason === 'analysis'
    return (
      <Banner
        type={isOurs ? 'danger' : 'warning'}
        title={formatMessage(isOurs ? messages.failed : messages.unreachable)}
        action={
          <Button size="s" type="secondary" onPress={onBegin}>
            <FormattedMessage {...messages.retry} />
          </Button>
        }
      >
        <FormattedMessage {...(isOurs ? messages.failedText : messages.unreachableText)} />
      </Banner>
    )
  }
  const title = formatMessage(refusals[view.refusal])
  if (view.needsAccount) {
    return (
      <Banner
        title={title}
        action={
          <Button size="s" onPress={onSignIn}>
            <FormattedMessage {...messages.signIn} />
          </Button>
        }
      >
        <FormattedMessage {...messages.signInText} />
      </Banner>
    )
  }
  // Pro has unlimited analysis, but it does not help with a game that can't be analysed.
  if (view.refusal === 'not_suitable_for_express_analysis') return <Banner title={title} />
  return (
    <Banner
      title={title}
      action={
        <Button size="s" onPress={onUpgrade}>
          <FormattedMessage {...messages.upgrade} />
        </Button>
      }
    >
      <FormattedMessage {...messages.proText} />
    </Banner>
  )
}
