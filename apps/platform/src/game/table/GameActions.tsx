import { Button } from '@kingside/design-system/Button'
import { Stack } from '@kingside/design-system/Stack'
import { Text } from '@kingside/design-system/Text'
import type { Button as ButtonView, GameView } from '@kingside/machines/game'
import { Flag, Handshake, Scale, Undo2, X } from 'lucide-react'
import { useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { LateConfirmDialog } from '../../platform/page/index.ts'
import { ActionButton } from './ActionButton.tsx'
import * as styles from './Game.css.ts'
import { messages, whyNotMessages } from './Game.messages.ts'
import { takebackMessages } from './Takeback.messages.ts'

export type PlayingView = Extract<GameView, { readonly status: 'playing' }>

export interface GameActionsProps {
  readonly view: Pick<PlayingView, 'abort' | 'canClaimDraw' | 'draw' | 'resign' | 'takeback'>
  /** Whether a draw offer is to be confirmed. @default false */
  readonly asksDraw?: boolean
  readonly onOfferDraw: () => void
  readonly onClaimDraw: () => void
  readonly onAskTakeback: () => void
  /** The player has confirmed resigning. */
  readonly onResign: () => void
  readonly onAbort: () => void
}

/**
 * The player's actions besides moves. A game with moves is resigned after a confirmation; before that it is aborted.
 */
export function GameActions({ view, asksDraw, onOfferDraw, onClaimDraw, ...on }: GameActionsProps) {
  const { formatMessage } = useIntl()
  const [asking, setAsking] = useState<'draw' | 'resign' | null>(null)
  const isTooLate = hasReason(view.abort, 'too_late_to_abort')
  const leave = isTooLate ? view.resign : view.abort
  const offer = view.draw.status === 'received' ? offerIsOpen : view.draw.offer
  const back = view.takeback?.status === 'received' ? takebackIsOpen : view.takeback?.offer
  const isWaiting = [leave, offer, back].some((button) => hasReason(button, 'waiting_for_server'))

  return (
    <Stack gap={2}>
      <div className={styles.actions}>
        <ActionButton
          view={offer}
          icon={<Handshake aria-hidden="true" />}
          onPress={asksDraw ? () => setAsking('draw') : onOfferDraw}
        >
          <FormattedMessage {...messages.offerDraw} />
        </ActionButton>
        {back && (
          <ActionButton view={back} icon={<Undo2 aria-hidden="true" />} onPress={on.onAskTakeback}>
            <FormattedMessage {...takebackMessages.ask} />
          </ActionButton>
        )}
        <ActionButton
          view={leave}
          icon={isTooLate ? <Flag aria-hidden="true" /> : <X aria-hidden="true" />}
          onPress={isTooLate ? () => setAsking('resign') : on.onAbort}
        >
          <FormattedMessage {...(isTooLate ? messages.resign : messages.abort)} />
        </ActionButton>
        {view.canClaimDraw && (
          <Button
            type="secondary"
            display="block"
            icon={<Scale aria-hidden="true" />}
            onPress={onClaimDraw}
          >
            <FormattedMessage {...messages.claimDraw} />
          </Button>
        )}
      </div>
      <div role="status">
        {isWaiting && (
          <Text as="p" size="xs" tone="muted">
            <FormattedMessage {...whyNotMessages.waiting_for_server} />
          </Text>
        )}
      </div>
      <LateConfirmDialog
        danger
        open={asking === 'resign'}
        title={formatMessage(messages.resignTitle)}
        message={`${formatMessage(whyNotMessages.too_late_to_abort)} ${formatMessage(messages.resignText)}`}
        yesLabel={formatMessage(messages.resign)}
        noLabel={formatMessage(messages.keepPlaying)}
        onAnswer={(yes) => {
          setAsking(null)
          if (yes) on.onResign()
        }}
      />
      {asksDraw && (
        <LateConfirmDialog
          open={asking === 'draw'}
          title={formatMessage(messages.drawTitle)}
          message={formatMessage(messages.drawText)}
          yesLabel={formatMessage(messages.offerDraw)}
          noLabel={formatMessage(messages.keepPlaying)}
          onAnswer={(yes) => {
            setAsking(null)
            if (yes) onOfferDraw()
          }}
        />
      )}
    </Stack>
  )
}

const offerIsOpen: ButtonView = { can: false, why: 'draw_offer_open' }

const takebackIsOpen: ButtonView = { can: false, why: 'takeback_offer_open' }

const hasReason = (
  button: ButtonView | undefined,
  why: Extract<ButtonView, { can: false }>['why'],
) => button?.can === false && button.why === why
