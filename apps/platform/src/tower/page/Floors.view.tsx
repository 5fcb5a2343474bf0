import { Button } from '@kingside/design-system/Button'
import { Heading } from '@kingside/design-system/Heading'
import { Text } from '@kingside/design-system/Text'
import { VisuallyHidden } from '@kingside/design-system/VisuallyHidden'
import type { RewardClaimView } from '@kingside/machines/reward-claim'
import type { TowerData, TowerLevel, TowerStats } from '@kingside/machines/tower'
import { Check, Lock } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { pageMessages } from '../words.messages.ts'
import { ClaimButton } from './ClaimButton.tsx'
import { floorStateOf, nextLevelOf } from './floor-state.ts'
import { Rewards } from './Rewards.tsx'
import { Battlements, FloorWindow, Plinth } from './TowerArt.tsx'
import * as styles from './tower.css.ts'

export interface FloorsProps {
  readonly data: TowerData
  readonly claim: RewardClaimView
  readonly onClaim: (level: number) => void
  readonly onReward: (id: number) => void
}

/** The tower, from the ground up; it opens where the reader gets something next. */
export function Floors({ data, ...actions }: FloorsProps) {
  const { formatMessage } = useIntl()
  const { levels, stats } = data
  const root = useRef<HTMLDivElement>(null)
  const next = useRef<HTMLLIElement>(null)
  useEffect(() => {
    const [tower, floor] = [root.current, next.current]
    if (!tower || !floor) return
    tower.scrollTop = floor.offsetTop - (tower.clientHeight - floor.offsetHeight) / 2
    // Once: a claim must not move what one looks at.
  }, [])
  const nextNumber = nextLevelOf(levels, stats)?.number ?? null
  return (
    <div
      ref={root}
      className={styles.tower}
      role="region"
      aria-label={formatMessage(pageMessages.floors)}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls, also by keyboard
      tabIndex={0}
    >
      <Plinth />
      <ol className={styles.floors}>
        {levels.map((level) => (
          <Floor
            key={level.number}
            ref={level.number === nextNumber ? next : null}
            level={level}
            stats={stats}
            {...actions}
          />
        ))}
      </ol>
      <Battlements />
    </div>
  )
}

interface FloorProps extends Omit<FloorsProps, 'data'> {
  readonly level: TowerLevel
  readonly stats: TowerStats | null
  readonly ref: React.Ref<HTMLLIElement>
}

function Floor({ ref, level, stats, ...actions }: FloorProps) {
  const { number, points } = level
  const state = floorStateOf(level, stats)
  return (
    <li ref={ref} className={styles.floorStates[state]}>
      <FloorWindow
        level={number}
        isLit={state === 'claimed' || state === 'open'}
        isHere={stats?.level === number}
      />
      <div className={styles.words}>
        <Heading level={3} size="m">
          <FormattedMessage {...pageMessages.level} values={{ level: number }} />
        </Heading>
        <Text size="s" tone="muted">
          <FormattedMessage {...pageMessages.points} values={{ amount: points }} />
        </Text>
        <Rewards level={level} />
      </div>
      <div className={styles.action}>
        <FloorAction level={level} stats={stats} {...actions} />
      </div>
    </li>
  )
}

function FloorAction({ level, stats, claim, onClaim, onReward }: Omit<FloorProps, 'ref'>) {
  const { number, points, rewards } = level
  const state = floorStateOf(level, stats)
  switch (state) {
    case 'open':
      return <ClaimButton level={number} claim={claim} onClaim={onClaim} />
    case 'claimed': {
      const postcard = rewards.find(({ kind }) => kind === 'POSTCARD')
      return (
        <div className={styles.words}>
          <span className={styles.mark}>
            <Check size={16} aria-hidden="true" />
            <Text size="s" tone="muted">
              <FormattedMessage {...pageMessages.claimed} />
            </Text>
          </span>
          {postcard && (
            <Button type="secondary" size="s" onPress={() => onReward(postcard.id)}>
              <FormattedMessage {...pageMessages.showPostcard} />
              <VisuallyHidden>
                <FormattedMessage {...pageMessages.level} values={{ level: number }} />
              </VisuallyHidden>
            </Button>
          )}
        </div>
      )
    }
    case 'next':
      return (
        <Text size="s" weight="medium">
          <FormattedMessage
            {...pageMessages.toGo}
            values={{ amount: points - (stats?.points ?? 0) }}
          />
        </Text>
      )
    case 'locked':
      return stats === null ? null : (
        <span className={styles.mark}>
          <Lock size={16} aria-hidden="true" />
          <Text size="s" tone="muted">
            <FormattedMessage {...pageMessages.locked} />
          </Text>
        </span>
      )
    default:
      return state satisfies never
  }
}
