import { Banner } from '@kingside/design-system/Banner'
import { FormattedMessage, useIntl } from 'react-intl'
import { messages } from './ConductNotice.messages.ts'
import type { Conduct } from './conduct.ts'

export interface ConductNoticeProps {
  readonly conduct: Conduct
}

/** That rated games are closed to the player for a while, or would be after one more offence; else nothing. */
export function ConductNotice({
  conduct: { offences, closedUntil, nextMinutes },
}: ConductNoticeProps) {
  const { formatMessage, formatTime } = useIntl()
  if (closedUntil !== null) {
    const title = formatMessage(messages.closed, { time: formatTime(closedUntil) })
    return (
      <Banner type="warning" title={title}>
        <FormattedMessage {...messages.closedText} values={{ count: offences }} />
      </Banner>
    )
  }
  if (offences === 0) return null
  return (
    <Banner title={formatMessage(messages.warned, { count: offences })}>
      <FormattedMessage {...messages.warnedText} values={{ minutes: nextMinutes }} />
    </Banner>
  )
}
