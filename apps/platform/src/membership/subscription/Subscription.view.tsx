import { Banner } from '@kingside/design-system/Banner'
import { Button } from '@kingside/design-system/Button'
import { Heading } from '@kingside/design-system/Heading'
import { Inline } from '@kingside/design-system/Inline'
import { LinkButton } from '@kingside/design-system/LinkButton'
import { Stack } from '@kingside/design-system/Stack'
import { Surface } from '@kingside/design-system/Surface'
import type { SubscriptionView } from '@kingside/machines/subscription'
import { useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { KeepFocus } from '../../platform/page/index.ts'
import type { CardEntry, CardFields } from '../../account/payment/index.ts'
import { CancelQuestion } from './CancelQuestion.tsx'
import { CardChange } from './CardChange.tsx'
import {
  actionBehind,
  actionsOf,
  actionTypes,
  isPastDue,
  isToSubscribe,
  type MembershipAction,
} from './membership-view-model.ts'
import { MembershipAside } from './MembershipAside.tsx'
import { MembershipFacts } from './MembershipFacts.tsx'
import { MembershipLead } from './MembershipLead.tsx'
import { MembershipLoading } from './MembershipLoading.tsx'
import { MembershipMark } from './MembershipMark.tsx'
import { actionMessages, messages, tryAgain } from './Subscription.messages.ts'
import { SubscriptionFailed } from './SubscriptionFailed.tsx'

export interface SubscriptionProps {
  readonly view: SubscriptionView
  /** Whether a card can be typed here; otherwise it is changed on the provider’s page. @default true */
  readonly takesCards?: boolean
  /** The result of asking the provider for the new card’s token. @default 'open' */
  readonly cardEntry?: CardEntry
  /** Starts cancelling; the view then shows the confirmation. */
  readonly onCancel: () => void
  readonly onConfirmCancel: () => void
  readonly onKeep: () => void
  /** Turns automatic renewal on again, or retries it after it failed. */
  readonly onResume: () => void
  /** Asks the server again about a change that was not confirmed. */
  readonly onRecheck: () => void
  /** Opens the provider’s page. */
  readonly onUpdatePayment: () => void
  /** The person says that they came back from the provider’s page. */
  readonly onPortalReturn: () => void
  /** A new card was entered, to be sent to the provider; its token goes to the machine. */
  readonly onChangeCard: (card: CardFields) => void
  readonly onSwitchToWallet: () => void
  /** Opens the prices. */
  readonly onSubscribe: () => void
  readonly onSupport: () => void
}

/** The membership in the settings: its state, its end, and the actions on it. Cancelling asks for confirmation. */
export function Subscription({
  view,
  takesCards = true,
  cardEntry = 'open',
  ...on
}: SubscriptionProps) {
  const { formatMessage } = useIntl()
  const [changesCard, setChangesCard] = useState(false)
  const busy = view.status === 'busy' ? view.doing : null
  if (busy !== null && changesCard) setChangesCard(false)
  const card = view.status === 'busy' || view.status === 'confirming' ? view.card : view
  if (card.status === 'loading') return <MembershipLoading />

  const behind = busy && actionBehind(busy, card)
  const usual = actionsOf(card, { method: view.membership?.method, takesCards })
  const actions = behind === null || usual.includes(behind) ? usual : [behind, ...usual]

  const press = {
    resume: on.onResume,
    recheck: on.onRecheck,
    'update-payment': on.onUpdatePayment,
    'change-card': () => setChangesCard(true),
    'switch-to-wallet': on.onSwitchToWallet,
    cancel: on.onCancel,
  } satisfies Record<MembershipAction, () => void>

  return (
    <KeepFocus of={`${view.status} ${card.status}`} label={formatMessage(messages.label)}>
      <Surface padding={6} radius="xl">
        <Stack gap={5}>
          <Stack gap={isPastDue(card) ? 4 : 2}>
            <Inline gap={3} justify="between">
              <Heading level={2}>
                <FormattedMessage
                  {...(card.status === 'none' ? messages.beginner : messages.pro)}
                />
              </Heading>
              <MembershipMark card={card} />
            </Inline>
            <MembershipLead card={card} />
          </Stack>
          {view.membership && card.status !== 'lifetime' && !isToSubscribe(card) && (
            <MembershipFacts card={card} membership={view.membership} />
          )}
          {view.failure && <SubscriptionFailed failure={view.failure} onSupport={on.onSupport} />}
          {view.isRatingFrozen && (
            <Banner title={formatMessage(messages.frozen)}>
              <FormattedMessage {...messages.frozenHint} />
            </Banner>
          )}
          {(actions.length > 0 || isToSubscribe(card)) && (
            <Inline gap={2}>
              {isToSubscribe(card) && (
                <LinkButton href="/upgrade-to-pro" onPress={on.onSubscribe}>
                  <FormattedMessage
                    {...(card.status === 'none' ? messages.subscribe : messages.resubscribe)}
                  />
                </LinkButton>
              )}
              {actions.map((action, index) => (
                <Button
                  key={action}
                  type={index === 0 || action === 'cancel' ? actionTypes[action] : 'secondary'}
                  loading={action === behind}
                  disabled={busy !== null && action !== behind}
                  onPress={press[action]}
                >
                  <FormattedMessage
                    {...(card.status === 'renew-failed' && action === 'resume'
                      ? tryAgain
                      : actionMessages[action])}
                  />
                </Button>
              ))}
            </Inline>
          )}
          <MembershipAside
            view={view}
            card={card}
            isShown={behind !== null}
            onPortalReturn={on.onPortalReturn}
          />
        </Stack>
      </Surface>
      <CancelQuestion view={view} onAnswer={(yes) => (yes ? on.onConfirmCancel() : on.onKeep())} />
      <CardChange
        open={changesCard && actions.includes('change-card')}
        entry={cardEntry}
        onSubmit={on.onChangeCard}
        onClose={() => setChangesCard(false)}
      />
    </KeepFocus>
  )
}
