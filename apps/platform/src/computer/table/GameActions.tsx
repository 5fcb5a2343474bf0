import type { DrawOffer } from '@kingside/machines'
import { Flag, Handshake, Scale, Undo2, X } from 'lucide-react'
import { ActionBar, type BarAction } from '../../chess/board/index.ts'
import { useIntl } from 'react-intl'
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

/** The player's actions besides moves. */
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
      onPress: abortable ? onAbort : onResign,
    },
  ]
  return <ActionBar label={formatMessage(messages.actions)} actions={actions} />
}
