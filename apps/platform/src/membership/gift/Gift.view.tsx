import { Banner } from '@kingside/design-system/Banner'
import { Button } from '@kingside/design-system/Button'
import { useIntl, FormattedMessage } from 'react-intl'
import type { Gift, GiftRefusal } from './gift.types.ts'
import { giftRefusalMessages, giftTitles, messages } from './Gift.messages.ts'

/** The gift of the link that was opened. */
export type GiftView =
  | { readonly status: 'loading' | 'unknown' | 'taken' }
  | { readonly status: 'failed'; readonly isRetrying: boolean }
  | {
      readonly status: 'known'
      readonly gift: Gift
      readonly isTaking: boolean
      readonly refusal: GiftRefusal | null
    }

export interface GiftBannerProps {
  readonly view: GiftView
  readonly onRedeem: () => void
  /** Looks the link up again. */
  readonly onRetry: () => void
}

/** A gift that somebody has opened, above the membership. */
export function GiftBanner({ view, onRedeem, onRetry }: GiftBannerProps) {
  const { formatMessage } = useIntl()
  switch (view.status) {
    case 'loading':
      return <Banner title={formatMessage(messages.loading)} />
    case 'unknown':
      return (
        <Banner type="warning" title={formatMessage(messages.unknown)}>
          <FormattedMessage {...messages.unknownText} />
        </Banner>
      )
    case 'failed':
      return (
        <Banner
          type="danger"
          title={formatMessage(messages.failed)}
          action={
            <Button size="s" type="secondary" loading={view.isRetrying} onPress={onRetry}>
              <FormattedMessage {...messages.retry} />
            </Button>
          }
        >
          <FormattedMessage {...messages.failedText} />
        </Banner>
      )
    case 'taken':
      return <Banner type="success" title={formatMessage(messages.taken)} />
    case 'known':
      return <KnownGift {...view} onRedeem={onRedeem} />
    default:
      return view satisfies never
  }
}

function KnownGift({
  gift,
  isTaking,
  refusal,
  onRedeem,
}: Extract<GiftView, { status: 'known' }> & Pick<GiftBannerProps, 'onRedeem'>) {
  const { formatMessage } = useIntl()
  switch (gift.status) {
    case 'used':
    case 'over':
      return <Banner type="warning" title={formatMessage(messages[gift.status])} />
    case 'waiting':
      return (
        <Banner
          type={refusal === null ? 'success' : 'danger'}
          title={formatMessage(
            refusal === null ? giftTitles[gift.plan] : giftRefusalMessages[refusal],
          )}
          action={
            refusal === null || refusal === 'failed' ? (
              <Button size="s" loading={isTaking} onPress={onRedeem}>
                <FormattedMessage {...messages.redeem} />
              </Button>
            ) : undefined
          }
        >
          {refusal === null && <FormattedMessage {...messages.text} />}
        </Banner>
      )
    default:
      return gift.status satisfies never
  }
}
