import { Button } from '@kingside/design-system/Button'
import { EmptyState } from '@kingside/design-system/EmptyState'
import { Skeleton } from '@kingside/design-system/Skeleton'
import { Stack } from '@kingside/design-system/Stack'
import { Text } from '@kingside/design-system/Text'
import type { TowerReward, TowerView } from '@kingside/machines/tower'
import { Gift } from 'lucide-react'
import { FormattedMessage, useIntl } from 'react-intl'
import { Postcard } from '../Postcard.tsx'
import { useRewardWords } from '../useRewardWords.ts'
import { messages as common } from '../words.messages.ts'
import { messages } from './reward.messages.ts'

export interface RewardNoticeProps {
  readonly view: TowerView
  /** As the address has it. */
  readonly rewardId: number | null
  readonly onInventory: () => void
  readonly onTower: () => void
  readonly onRetry: () => void
}

/** A reward that the reader has claimed. */
export function RewardNotice({ view, rewardId, onRetry, ...actions }: RewardNoticeProps) {
  const { formatMessage } = useIntl()
  switch (view.status) {
    case 'loading':
      return <Skeleton lines={5} />
    case 'empty':
      return (
        <EmptyState
          size="s"
          icon={<Gift />}
          title={formatMessage(common.failed)}
          actions={
            <Button type="secondary" onPress={onRetry}>
              <FormattedMessage {...common.retry} />
            </Button>
          }
        />
      )
    case 'ready': {
      const level = view.data.levels.find(({ rewards, others }) =>
        [...rewards, ...others].some(({ id }) => id === rewardId),
      )
      const reward = level?.rewards.find(({ id }) => id === rewardId)
      return reward && level?.claimed.includes(reward.id) ? (
        <Claimed reward={reward} {...actions} />
      ) : (
        <EmptyState
          size="s"
          icon={<Gift />}
          title={formatMessage(level ? messages.notYours : messages.unknown)}
          actions={<ToTower onTower={actions.onTower} type="primary" />}
        />
      )
    }
    default:
      return view satisfies never
  }
}

interface ClaimedProps extends Pick<RewardNoticeProps, 'onInventory' | 'onTower'> {
  readonly reward: TowerReward
}

function Claimed({ reward, onInventory, onTower }: ClaimedProps) {
  const words = useRewardWords()
  const { kind, level } = reward
  const waits = kind === 'SHOP_PROMO_CODE' || kind === 'PRO_SUBSCRIPTION'
  return (
    <Stack gap={3} align="stretch">
      {kind === 'POSTCARD' && <Postcard level={level} />}
      <Text as="p" size="l" weight="semibold">
        {words(reward)}
      </Text>
      <Text as="p" tone="muted">
        <FormattedMessage {...messages.fromLevel} values={{ level }} />
      </Text>
      {waits && (
        <Text as="p">
          <FormattedMessage {...messages.waits} />
        </Text>
      )}
      {waits && (
        <Button onPress={onInventory}>
          <FormattedMessage {...messages.open} />
        </Button>
      )}
      <ToTower onTower={onTower} type="secondary" />
    </Stack>
  )
}

function ToTower({
  onTower,
  type,
}: Pick<RewardNoticeProps, 'onTower'> & { readonly type: 'primary' | 'secondary' }) {
  return (
    <Button type={type} onPress={onTower}>
      <FormattedMessage {...messages.tower} />
    </Button>
  )
}
