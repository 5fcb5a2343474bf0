import { Button } from '@kingside/design-system/Button'
import { CopyButton } from '@kingside/design-system/CopyButton'
import { EmptyState } from '@kingside/design-system/EmptyState'
import { Inline } from '@kingside/design-system/Inline'
import { Skeleton } from '@kingside/design-system/Skeleton'
import { Stack } from '@kingside/design-system/Stack'
import { Text } from '@kingside/design-system/Text'
import { VisuallyHidden } from '@kingside/design-system/VisuallyHidden'
import type { InventoryItem, InventoryView } from '@kingside/machines/inventory'
import { Package } from 'lucide-react'
import { FormattedMessage, useIntl } from 'react-intl'
import { RewardIcon } from '../RewardIcon.tsx'
import { useRewardWords } from '../useRewardWords.ts'
import { messages as common } from '../words.messages.ts'
import { benefitTexts } from './benefit-texts.ts'
import * as styles from './exchange.css.ts'
import { messages, refusals } from './exchange.messages.ts'

export interface InventoryProps {
  readonly view: InventoryView
  readonly onActivate: (id: number) => void
  readonly onMore: () => void
  readonly onRetry: () => void
}

/** What the reader won or bought. */
export function Inventory({ view, onActivate, onMore, onRetry }: InventoryProps) {
  const { formatMessage } = useIntl()
  switch (view.status) {
    case 'loading':
      return <Skeleton lines={4} />
    case 'empty':
      return (
        <EmptyState
          size="s"
          level={3}
          icon={<Package />}
          title={formatMessage(common.failed)}
          actions={
            <Button type="secondary" onPress={onRetry}>
              <FormattedMessage {...common.retry} />
            </Button>
          }
        />
      )
    case 'ready':
      return view.items.length === 0 ? (
        <EmptyState size="s" level={3} icon={<Package />} title={formatMessage(messages.nothing)}>
          <FormattedMessage {...messages.nothingText} />
        </EmptyState>
      ) : (
        <Stack gap={2}>
          <div>
            <div role="status">
              {view.activated !== null && (
                <div className={styles.told}>
                  <Text as="p" size="s" tone="success">
                    <FormattedMessage {...messages.activated} />
                  </Text>
                </div>
              )}
            </div>
            <div role="alert">
              {view.refused !== null && (
                <div className={styles.told}>
                  <Text as="p" size="s" tone="danger">
                    <FormattedMessage {...refusals[view.refused.code]} />
                  </Text>
                </div>
              )}
            </div>
            <ul className={styles.list}>
              {view.items.map((item) => (
                <Row
                  key={item.id}
                  item={item}
                  isActivating={view.activating === item.id}
                  isBusy={view.activating !== null}
                  onActivate={onActivate}
                />
              ))}
            </ul>
          </div>
          {(view.hasMore || view.isLoadingMore) && (
            <Inline justify="center">
              <Button type="secondary" loading={view.isLoadingMore} onPress={onMore}>
                <FormattedMessage {...messages.more} />
              </Button>
            </Inline>
          )}
        </Stack>
      )
    default:
      return view satisfies never
  }
}

interface RowProps extends Pick<InventoryProps, 'onActivate'> {
  readonly item: InventoryItem
  readonly isActivating: boolean
  readonly isBusy: boolean
}

function Row({ item, isActivating, isBusy, onActivate }: RowProps) {
  const { formatDate, formatMessage } = useIntl()
  const words = useRewardWords()
  const { id, kind, acquiredAt, activatedAt, promoCode } = item
  const date = (at: string) => formatDate(at, { day: 'numeric', month: 'long', year: 'numeric' })
  return (
    <li className={styles.row}>
      <div className={styles.words}>
        <span className={styles.name}>
          <RewardIcon kind={kind} />
          <Text weight="semibold">{words(item)}</Text>
        </span>
        <Text size="s" tone="muted">
          {activatedAt === null ? (
            <FormattedMessage {...benefitTexts[kind]} />
          ) : (
            <FormattedMessage {...messages.since} values={{ date: date(activatedAt) }} />
          )}
        </Text>
        {activatedAt === null && (
          <Text size="s" tone="muted">
            <FormattedMessage {...messages.acquired} values={{ date: date(acquiredAt) }} />
          </Text>
        )}
        {promoCode !== null && <span className={styles.code}>{promoCode}</span>}
      </div>
      {activatedAt === null && (
        <Button
          loading={isActivating}
          disabled={isBusy && !isActivating}
          onPress={() => onActivate(id)}
        >
          <FormattedMessage {...messages.activate} />
          <VisuallyHidden> {words(item)}</VisuallyHidden>
        </Button>
      )}
      {promoCode !== null && (
        <CopyButton
          text={promoCode}
          texts={{
            copy: formatMessage(messages.copy),
            copied: formatMessage(messages.copied),
            failed: formatMessage(messages.notCopied),
          }}
        />
      )}
    </li>
  )
}
