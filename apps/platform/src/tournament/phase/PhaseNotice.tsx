import { Banner } from '@kingside/design-system/Banner'
import { Button } from '@kingside/design-system/Button'
import type { PhaseNotice as Notice } from '@kingside/machines/tournament-phase'
import { FormattedMessage, useIntl } from 'react-intl'
import { messages, noticeMessages } from './TournamentPhase.messages.ts'

export interface PhaseNoticeProps {
  readonly notice: Notice
  readonly onDismiss: () => void
}

const types = {
  bye_granted: 'info',
  swiss_withdrawn: 'warning',
  disqualified: 'danger',
} as const satisfies Record<Notice, string>

/** A message to the player, shown until they close it. */
export function PhaseNotice({ notice, onDismiss }: PhaseNoticeProps) {
  const { formatMessage } = useIntl()
  return (
    <Banner
      type={types[notice]}
      title={formatMessage(noticeMessages[notice])}
      action={
        <Button size="s" type="secondary" onPress={onDismiss}>
          <FormattedMessage {...messages.gotIt} />
        </Button>
      }
    />
  )
}
