import type { AnalysisOrderStatus } from '@kingside/api/facts'
import { Badge, type BadgeTone } from '@kingside/design-system/Badge'
import { Button } from '@kingside/design-system/Button'
import { Heading } from '@kingside/design-system/Heading'
import { Inline } from '@kingside/design-system/Inline'
import { Link } from '@kingside/design-system/Link'
import { Stack } from '@kingside/design-system/Stack'
import { Surface } from '@kingside/design-system/Surface'
import { Text } from '@kingside/design-system/Text'
import { Download } from 'lucide-react'
import { useId } from 'react'
import { FormattedDate, FormattedMessage } from 'react-intl'
import { downloadText } from '../../chess/record/index.ts'
import { messages, statusMessages } from './OwnAnalyses.messages.ts'
import * as styles from './OwnAnalyses.css.ts'
import type { OwnAnalysisOrder } from './order.types.ts'

export interface OwnAnalysesListProps {
  readonly orders: readonly OwnAnalysisOrder[]
  /** Opens a game, for routers. */
  readonly onOpen: (path: string) => void
}

/** Analyses that were paid for: how they stand, and what was delivered. */
export function OwnAnalysesList({ orders, onOpen }: OwnAnalysesListProps) {
  const title = useId()
  return (
    <Surface padding={4}>
      <Stack gap={3}>
        <Heading level={2} size="s" id={title}>
          <FormattedMessage {...messages.title} />
        </Heading>
        <ul aria-labelledby={title} className={styles.list}>
          {orders.map((order) => (
            <li key={order.id} className={styles.order}>
              <Order order={order} onOpen={onOpen} />
            </li>
          ))}
        </ul>
      </Stack>
    </Surface>
  )
}

const tones = {
  paid: 'info',
  in_work: 'info',
  delivered: 'success',
  refunded: 'neutral',
} as const satisfies Record<AnalysisOrderStatus, BadgeTone>

function Order({
  order,
  onOpen,
}: Pick<OwnAnalysesListProps, 'onOpen'> & { readonly order: OwnAnalysisOrder }) {
  const { game_id: gameId, white, black, status, analyst, due_at: dueAt, pgn } = order
  const path = `/game/${gameId}`
  const isWaited = status === 'paid' || status === 'in_work'
  return (
    <>
      <Stack gap={0}>
        <Link href={path} tone="plain" onPress={() => onOpen(path)}>
          <FormattedMessage
            {...messages.players}
            values={{ white: <bdi>{white}</bdi>, black: <bdi>{black}</bdi> }}
          />
        </Link>
        <Text size="s" tone="muted">
          {isWaited && (
            <FormattedMessage
              {...messages.due}
              values={{ day: <FormattedDate value={dueAt} day="numeric" month="long" /> }}
            />
          )}
          {status === 'delivered' && <bdi>{analyst}</bdi>}
        </Text>
      </Stack>
      <Inline gap={3}>
        {status === 'delivered' && order.video_url !== null && (
          <Link href={order.video_url} newTab>
            <FormattedMessage {...messages.video} />
          </Link>
        )}
        {status === 'delivered' && pgn !== null && (
          <Button
            type="secondary"
            size="s"
            icon={<Download />}
            onPress={() => downloadText(`${gameId}-analysis.pgn`, pgn)}
          >
            <FormattedMessage {...messages.pgn} />
          </Button>
        )}
        <Badge tone={tones[status]}>
          <FormattedMessage {...statusMessages[status]} />
        </Badge>
      </Inline>
    </>
  )
}
