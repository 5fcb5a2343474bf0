import { Text } from '@kingside/design-system/Text'
import type { TowerStats } from '@kingside/machines/tower'
import { FormattedMessage } from 'react-intl'
import { GlanceCard } from '../../platform/page/index.ts'
import { climberAt } from '../pieces.ts'
import { PieceShape } from '../PieceShape.tsx'
import { messages, pageMessages } from '../words.messages.ts'
import * as styles from './glance.css.ts'

export interface TowerGlanceCardProps {
  readonly stats: TowerStats
  readonly onOpen: () => void
}

/** The tower in short: the reader's level, and the points of the day. */
export function TowerGlanceCard({ stats, onOpen }: TowerGlanceCardProps) {
  const { level, pointsToday, pointsADay } = stats
  return (
    <GlanceCard
      picture={
        <svg className={styles.picture} viewBox="0 0 96 96">
          <PieceOnHill level={level} />
        </svg>
      }
      title={<FormattedMessage {...messages.title} />}
      href="/tower"
      onOpen={onOpen}
    >
      <Text as="p">
        {level === 0 ? (
          <FormattedMessage {...pageMessages.ground} />
        ) : (
          <FormattedMessage {...pageMessages.level} values={{ level }} />
        )}
      </Text>
      <Text as="p" size="s" tone="muted">
        <FormattedMessage
          {...pageMessages.today}
          values={{ today: pointsToday, limit: pointsADay }}
        />
      </Text>
    </GlanceCard>
  )
}

function PieceOnHill({ level }: Pick<TowerStats, 'level'>) {
  return (
    <>
      <rect className={styles.sky} width="96" height="96" />
      <path className={styles.hill} d="M0 74Q28 60 52 68T96 62V96H0Z" />
      <g transform="translate(14 12) scale(1.05)">
        <PieceShape piece={climberAt(level)} />
      </g>
    </>
  )
}
