import { Button } from '@kingside/design-system/Button'
import { Dialog } from '@kingside/design-system/Dialog'
import type { DrawOffer } from '@kingside/machines'
import { Flag, Handshake, Scale, Undo2, X } from 'lucide-react'
import { useState } from 'react'
import { ActionBar, type BarAction } from '../../chess/board/index.ts'
import { FormattedMessage, useIntl } from 'react-intl'
import { messages } from './ComputerGame.messages.ts'

export interface GameActionsProps {
  readonly abortable: boolean
  readonly canClaimDraw: boolean
  /** Whether a draw can be offered, or why not; `not-now` while the computer thinks. */
  readonly drawOffer: DrawOffer | 'not-now'
  /** Whether there is a move to take back. */
  readonly canTakeBack: boolean
  readonly onTakeBack: () => void
  readonly onAbort: () => void
  readonly onResign: () => void
  readonly onClaimDraw: () => void
  readonly onOfferDraw: () => void
}

const drawReasons = {
  refused: messages.drawRefused,
  waiting: messages.drawWaiting,
  'not-now': messages.drawNotNow,
} as const satisfies Record<Exclude<GameActionsProps['drawOffer'], 'possible'>, unknown>

/** The player's actions besides moves. Resigning asks for confirmation. */
export function GameActions({
  abortable,
  canClaimDraw,
  drawOffer,
  canTakeBack,
  onTakeBack,
  onAbort,
  onResign,
  onClaimDraw,
  onOfferDraw,
}: GameActionsProps) {
  const { formatMessage } = useIntl()
  const [asking, setAsking] = useState(false)
  const actions: readonly BarAction[] = [
    canClaimDraw
      ? {
          key: 'claim',
          label: formatMessage(messages.claimDraw),
          icon: <Scale aria-hidden="true" />,
          onPress: onClaimDraw,
        }
      : {
          key: 'offer',
          label: formatMessage(messages.offerDraw),
          icon: <Handshake aria-hidden="true" />,
          onPress: onOfferDraw,
          ...(drawOffer !== 'possible' && { why: formatMessage(drawReasons[drawOffer]) }),
          isTold: drawOffer === 'refused',
        },
    {
      key: 'takeback',
      label: formatMessage(messages.takeBack),
      icon: <Undo2 aria-hidden="true" />,
      onPress: onTakeBack,
      ...(!canTakeBack && { why: formatMessage(messages.nothingToTakeBack) }),
    },
    {
      key: 'leave',
      label: formatMessage(abortable ? messages.abort : messages.resign),
      icon: abortable ? <X aria-hidden="true" /> : <Flag aria-hidden="true" />,
      onPress: abortable ? onAbort : () => setAsking(true),
    },
  ]
  return (
    <>
      <ActionBar label={formatMessage(messages.actions)} actions={actions} />
      <Dialog
        size="confirm"
        open={asking}
        onOpenChange={setAsking}
        title={formatMessage(messages.resignTitle)}
        description={formatMessage(messages.resignText)}
        actions={
          <>
            <Button type="secondary" onPress={() => setAsking(false)}>
              <FormattedMessage {...messages.keepPlaying} />
            </Button>
            <Button
              type="danger"
              onPress={() => {
                setAsking(false)
                onResign()
              }}
            >
              <FormattedMessage {...messages.resign} />
            </Button>
          </>
        }
      />
    </>
  )
}
