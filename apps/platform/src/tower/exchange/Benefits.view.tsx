import { Button } from '@kingside/design-system/Button'
import { EmptyState } from '@kingside/design-system/EmptyState'
import { Skeleton } from '@kingside/design-system/Skeleton'
import { Stack } from '@kingside/design-system/Stack'
import { Text } from '@kingside/design-system/Text'
import { VisuallyHidden } from '@kingside/design-system/VisuallyHidden'
import type { Benefit, BenefitsView } from '@kingside/machines/benefits'
import { Coins } from 'lucide-react'
import { FormattedMessage, useIntl } from 'react-intl'
import { RewardIcon } from '../RewardIcon.tsx'
import { useRewardWords } from '../useRewardWords.ts'
import { messages as common } from '../words.messages.ts'
import { benefitTexts } from './benefit-texts.ts'
import * as styles from './exchange.css.ts'
import { messages, refusals } from './exchange.messages.ts'

export interface BenefitsProps {
  readonly view: BenefitsView
  /** Null while the balance is not known. */
  readonly coins: number | null
  readonly onBuy: (id: number) => void
  readonly onRetry: () => void
}

/** What coins buy. */
export function Benefits({ view, coins, onBuy, onRetry }: BenefitsProps) {
  const { formatMessage } = useIntl()
  switch (view.status) {
    case 'loading':
      return <Skeleton lines={4} />
    case 'empty':
      return (
        <EmptyState
          size="s"
          level={3}
          icon={<Coins />}
          title={formatMessage(common.failed)}
          actions={
            <Button type="secondary" onPress={onRetry}>
              <FormattedMessage {...common.retry} />
            </Button>
          }
        />
      )
    case 'ready':
      return (
        <Stack gap={2}>
          <ul className={styles.list}>
            {view.benefits.map((benefit) => (
              <Row
                key={benefit.id}
                benefit={benefit}
                coins={coins}
                isBuying={view.buying === benefit.id}
                isBusy={view.buying !== null}
                onBuy={onBuy}
              />
            ))}
          </ul>
          <div role="status">
            {view.bought !== null && (
              <Text as="p" size="s" tone="success">
                <FormattedMessage {...messages.bought} />
              </Text>
            )}
          </div>
          <div role="alert">
            {view.refused !== null && (
              <Text as="p" size="s" tone="danger">
                <FormattedMessage {...refusals[view.refused.code]} />
              </Text>
            )}
          </div>
        </Stack>
      )
    default:
      return view satisfies never
  }
}

interface RowProps extends Pick<BenefitsProps, 'coins' | 'onBuy'> {
  readonly benefit: Benefit
  readonly isBuying: boolean
  readonly isBusy: boolean
}

function Row({ benefit, coins, isBuying, isBusy, onBuy }: RowProps) {
  const { formatMessage } = useIntl()
  const words = useRewardWords()
  const { id, kind, price, isSoldOut } = benefit
  const named = (amount: number) => formatMessage(common.coins, { amount })
  const reason = isSoldOut
    ? formatMessage(messages.soldOut)
    : coins !== null && coins < price
      ? formatMessage(messages.missing, { coins: named(price - coins) })
      : undefined
  return (
    <li className={styles.row}>
      <div className={styles.words}>
        <span className={styles.name}>
          <RewardIcon kind={kind} />
          <Text weight="semibold">{words(benefit)}</Text>
        </span>
        <Text size="s" tone="muted">
          <FormattedMessage {...benefitTexts[kind]} />
        </Text>
      </div>
      <Button
        type="secondary"
        loading={isBuying}
        disabled={isBusy && !isBuying}
        {...(reason !== undefined && { disabledReason: reason })}
        onPress={() => onBuy(id)}
      >
        <FormattedMessage {...messages.buy} values={{ coins: named(price) }} />
        <VisuallyHidden> {words(benefit)}</VisuallyHidden>
      </Button>
    </li>
  )
}
