import type { PlayerReportDecision } from '@kingside/api/facts'
import { Badge } from '@kingside/design-system/Badge'
import { Button } from '@kingside/design-system/Button'
import { Heading } from '@kingside/design-system/Heading'
import { Inline } from '@kingside/design-system/Inline'
import { Link } from '@kingside/design-system/Link'
import { Stack } from '@kingside/design-system/Stack'
import { Surface } from '@kingside/design-system/Surface'
import { Text } from '@kingside/design-system/Text'
import { FormattedMessage, useIntl } from 'react-intl'
import { message as messageStyle } from '../list/list.css.ts'
import type { OperatorReport } from './reports.calls.ts'
import { kindMessages, messages } from './reports.messages.ts'

export interface ReportProps {
  readonly report: OperatorReport
  readonly onDecide: (decision: PlayerReportDecision) => void
  /** Opens the form that bans the player. */
  readonly onBan: (path: string) => void
}

/** A report of a player: who, for what, by whom, and what can be done. */
export function Report({ report, onDecide, onBan }: ReportProps) {
  const { formatMessage, formatDate } = useIntl()
  const { kind, text, at, player, reporter, decided } = report
  return (
    <Surface as="li">
      <Stack gap={3}>
        <Stack gap={1}>
          <Inline gap={3}>
            <Heading level={2} size="s">
              <bdi>{player.name || player.uid}</bdi>
            </Heading>
            <Badge tone={kind === 'cheating' ? 'danger' : 'neutral'} size="s">
              {formatMessage(kindMessages[kind])}
            </Badge>
          </Inline>
          <Text size="s" tone="muted">
            {[
              formatMessage(messages.by, { player: reporter.name || reporter.uid }),
              formatDate(at, { dateStyle: 'medium', timeStyle: 'short' }),
            ].join(' · ')}
          </Text>
          <Text size="s" tone="muted">
            {[
              formatMessage(messages.ofPlayer, { count: report.of_player }),
              report.dismissed_of_reporter > 0 &&
                formatMessage(messages.dismissed, { count: report.dismissed_of_reporter }),
            ]
              .filter(Boolean)
              .join(' · ')}
          </Text>
        </Stack>
        {text === '' ? (
          <Text as="p" tone="muted">
            <FormattedMessage {...messages.noText} />
          </Text>
        ) : (
          <p dir="auto" className={messageStyle}>
            {text}
          </p>
        )}
        <Inline gap={4}>
          {report.game_id !== null && (
            <Link href={`/game/${report.game_id}`} newTab>
              <FormattedMessage {...messages.game} />
            </Link>
          )}
          <Link href={`/players/${player.uid}`} newTab>
            <FormattedMessage {...messages.profile} />
          </Link>
        </Inline>
        {decided === null ? (
          <Open player={player.uid} onDecide={onDecide} onBan={onBan} />
        ) : (
          <Decided decided={decided} />
        )}
      </Stack>
    </Surface>
  )
}

interface OpenProps extends Pick<ReportProps, 'onDecide' | 'onBan'> {
  readonly player: string
}

function Open({ player, onDecide, onBan }: OpenProps) {
  const path = `/operation/bans?ban=${encodeURIComponent(player)}`
  return (
    <Inline gap={3}>
      <Button size="s" type="secondary" onPress={() => onDecide('acted')}>
        <FormattedMessage {...messages.acted} />
      </Button>
      <Button size="s" type="secondary" onPress={() => onDecide('dismissed')}>
        <FormattedMessage {...messages.dismiss} />
      </Button>
      <Link href={path} onPress={() => onBan(path)}>
        <FormattedMessage {...messages.ban} />
      </Link>
    </Inline>
  )
}

function Decided({ decided }: { readonly decided: NonNullable<OperatorReport['decided']> }) {
  const { formatDate } = useIntl()
  const said = decided.decision === 'acted' ? messages.isActed : messages.isDismissed
  return (
    <Stack gap={1}>
      <Text size="s" weight="semibold">
        <FormattedMessage
          {...said}
          values={{
            operator: decided.by,
            date: formatDate(decided.at, { dateStyle: 'medium' }),
          }}
        />
      </Text>
      {decided.note !== '' && (
        <Text size="s">
          <bdi>{decided.note}</bdi>
        </Text>
      )}
    </Stack>
  )
}
