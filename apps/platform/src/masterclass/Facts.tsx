import { Badge } from '@kingside/design-system/Badge'
import { Inline } from '@kingside/design-system/Inline'
import { Text } from '@kingside/design-system/Text'
import { FormattedMessage, useIntl } from 'react-intl'
import type { MasterclassSummary } from './masterclass.types.ts'
import { languageNames } from './language-names.ts'
import { messages } from './words.messages.ts'

interface FactsProps {
  readonly of: MasterclassSummary
}

/** What kind of masterclass it is, in a few words; nothing for a plain one. */
export function Badges({
  of: { kind, status, is_free: isFree, has_recording: isRecorded },
}: FactsProps) {
  return (
    <Inline gap={2}>
      {status === 'live' && (
        <Badge tone="danger" variant="solid">
          <FormattedMessage {...messages.live} />
        </Badge>
      )}
      {kind === 'qa' && (
        <Badge>
          <FormattedMessage {...messages.qa} />
        </Badge>
      )}
      {isFree ? (
        <Badge tone="success">
          <FormattedMessage {...messages.free} />
        </Badge>
      ) : (
        <Badge>
          <FormattedMessage {...messages.pro} />
        </Badge>
      )}
      {isRecorded && (
        <Badge>
          <FormattedMessage {...messages.recorded} />
        </Badge>
      )}
    </Inline>
  )
}

/** When it is, how long, in which language, and who gives it. */
export function Facts({
  of: { starts_at: startsAt, minutes, language, lecturer, lecturer_title: lecturerTitle },
}: FactsProps) {
  const { formatDate, formatMessage } = useIntl()
  return (
    <>
      <Text as="p" size="s">
        <time dateTime={startsAt}>
          {formatDate(startsAt, { dateStyle: 'full', timeStyle: 'short' })}
        </time>
      </Text>
      <Text as="p" size="s" tone="muted">
        <bdi>
          {[
            [lecturer, lecturerTitle].filter((part) => part !== '').join(', '),
            formatMessage(messages.minutes, { count: minutes }),
            languageNames[language],
          ].join(' · ')}
        </bdi>
      </Text>
    </>
  )
}
