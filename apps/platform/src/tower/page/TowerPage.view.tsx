import { towerPoints } from '@kingside/api/facts'
import { Button } from '@kingside/design-system/Button'
import { ConfirmDialog } from '@kingside/design-system/ConfirmDialog'
import { EmptyState } from '@kingside/design-system/EmptyState'
import { Heading } from '@kingside/design-system/Heading'
import { Skeleton } from '@kingside/design-system/Skeleton'
import { Stack } from '@kingside/design-system/Stack'
import { Surface } from '@kingside/design-system/Surface'
import { Text } from '@kingside/design-system/Text'
import { VisuallyHidden } from '@kingside/design-system/VisuallyHidden'
import type { ConsentView } from '@kingside/machines/consent'
import type { RewardClaimView } from '@kingside/machines/reward-claim'
import type { TowerView } from '@kingside/machines/tower'
import { Castle } from 'lucide-react'
import { FormattedMessage, useIntl } from 'react-intl'
import { useRewardWords } from '../useRewardWords.ts'
import { messages, pageMessages } from '../words.messages.ts'
import { Consent } from './Consent.view.tsx'
import { Floors, type FloorsProps } from './Floors.view.tsx'
import { Summary, type SummaryProps } from './Summary.view.tsx'
import * as styles from './tower.css.ts'

export interface TowerPageProps
  extends Pick<FloorsProps, 'onClaim' | 'onReward'>, Pick<SummaryProps, 'onExchange' | 'onSignIn'> {
  readonly view: TowerView
  readonly claim: RewardClaimView
  readonly consent: ConsentView
  readonly onConsent: () => void
  readonly onWithdraw: () => void
  /** The question that came with a claim was put off. */
  readonly onNotNow: () => void
  readonly onRetry: () => void
}

/** The levels that members climb by playing, with their rewards. */
export function TowerPage(props: TowerPageProps) {
  return (
    <Stack gap={4}>
      <Stack gap={2}>
        <Heading level={1}>
          <FormattedMessage {...messages.title} />
        </Heading>
        <Text as="p" tone="muted">
          <FormattedMessage {...messages.intro} />
        </Text>
      </Stack>
      <Content {...props} />
      <ClaimTold claim={props.claim} />
      <ConsentQuestion {...props} />
    </Stack>
  )
}

function Content(props: TowerPageProps) {
  const { formatMessage } = useIntl()
  const { view, claim, consent, onRetry } = props
  switch (view.status) {
    case 'loading':
      return <Skeleton lines={8} />
    case 'empty':
      return (
        <EmptyState
          icon={<Castle />}
          title={formatMessage(messages.failed)}
          actions={
            <Button type="secondary" onPress={onRetry}>
              <FormattedMessage {...messages.retry} />
            </Button>
          }
        />
      )
    case 'ready': {
      const { data } = view
      return (
        <div className={styles.columns}>
          <div className={styles.side}>
            {data.stats !== null && consent.status !== 'given' && !isEnding(consent) && (
              <Consent view={consent} onGive={props.onConsent} onWithdraw={props.onWithdraw} />
            )}
            <Summary
              data={data}
              claim={claim}
              onClaim={props.onClaim}
              onExchange={props.onExchange}
              onSignIn={props.onSignIn}
            />
          </div>
          <Floors data={data} claim={claim} onClaim={props.onClaim} onReward={props.onReward} />
          <div className={styles.below}>
            <Stack gap={4}>
              <Earn />
              {data.stats !== null && (consent.status === 'given' || isEnding(consent)) && (
                <Consent view={consent} onGive={props.onConsent} onWithdraw={props.onWithdraw} />
              )}
            </Stack>
          </div>
        </div>
      )
    }
    default:
      return view satisfies never
  }
}

const isEnding = (consent: ConsentView) => consent.status === 'saving' && !consent.isGiving

function Earn() {
  return (
    <Surface as="section" padding={4}>
      <Stack gap={3}>
        <Heading level={2} size="m">
          <FormattedMessage {...pageMessages.earn} />
        </Heading>
        <dl className={styles.earn}>
          {(['game', 'win', 'puzzle', 'tournament'] as const).map((source) => (
            <Earned key={source} source={source} />
          ))}
        </dl>
      </Stack>
    </Surface>
  )
}

function Earned({ source }: { readonly source: keyof typeof towerPoints }) {
  return (
    <>
      <dt>
        <Text size="s">
          <FormattedMessage {...pageMessages[source]} />
        </Text>
      </dt>
      <dd className={styles.earned}>
        <Text size="s" weight="medium">
          <FormattedMessage {...pageMessages.points} values={{ amount: towerPoints[source] }} />
        </Text>
      </dd>
    </>
  )
}

/** Says what a claim has brought: on the page it is where the button was. */
function ClaimTold({ claim }: { readonly claim: RewardClaimView }) {
  const { formatList } = useIntl()
  const words = useRewardWords()
  return (
    <VisuallyHidden>
      <span role="status">
        {claim.status === 'claimed' && (
          <FormattedMessage
            {...pageMessages.isYours}
            values={{ level: claim.level, rewards: formatList(claim.rewards.map(words)) }}
          />
        )}
      </span>
    </VisuallyHidden>
  )
}

/** A level is reached, and the reader has to take part to claim it. */
function ConsentQuestion({
  claim,
  consent,
  onConsent,
  onNotNow,
}: Pick<TowerPageProps, 'claim' | 'consent' | 'onConsent' | 'onNotNow'>) {
  const { formatMessage } = useIntl()
  return (
    <ConfirmDialog
      open={claim.status === 'consent-wanted' && consent.status !== 'too-young'}
      pending={consent.status === 'saving'}
      title={formatMessage(pageMessages.consentTitle)}
      message={formatMessage(pageMessages.consentText)}
      yesLabel={formatMessage(pageMessages.consentGive)}
      noLabel={formatMessage(pageMessages.consentNotNow)}
      onAnswer={(yes) => (yes ? onConsent() : onNotNow())}
    />
  )
}
