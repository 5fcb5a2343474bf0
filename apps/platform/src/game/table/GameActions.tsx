import type { Button as ButtonView, GameView } from '@kingside/machines/game'
import { Flag, Handshake, Scale, Undo2, X } from 'lucide-react'
import { useIntl } from 'react-intl'
import { ActionBar, type BarAction } from '../../chess/board/index.ts'
import { messages, whyNotMessages } from './Game.messages.ts'
import { takebackMessages } from './Takeback.messages.ts'

export type PlayingView = Extract<GameView, { readonly status: 'playing' }>

export interface GameActionsProps {
  readonly view: Pick<PlayingView, 'abort' | 'canClaimDraw' | 'draw' | 'resign' | 'takeback'>
  readonly onOfferDraw: () => void
  readonly onClaimDraw: () => void
  readonly onAskTakeback: () => void
  readonly onResign: () => void
  readonly onAbort: () => void
}

/** The player's actions besides moves. A game with moves is resigned; before that it is aborted. */
export function GameActions({ view, onOfferDraw, onClaimDraw, ...on }: GameActionsProps) {
  const { formatMessage } = useIntl()
  const isTooLate = hasReason(view.abort, 'too_late_to_abort')
  const leave = isTooLate ? view.resign : view.abort
  const offer = view.draw.status === 'received' ? offerIsOpen : view.draw.offer
  const back = view.takeback?.status === 'received' ? takebackIsOpen : view.takeback?.offer

  const acts = (view: ButtonView | undefined): Pick<BarAction, 'why' | 'isWaiting'> =>
    view === undefined || view.can
      ? {}
      : {
          why: formatMessage(whyNotMessages[view.why]),
          isWaiting: view.why === 'waiting_for_server',
        }
  const actions: readonly BarAction[] = [
    {
      key: 'draw',
      label: formatMessage(messages.offerDraw),
      icon: <Handshake aria-hidden="true" />,
      onPress: onOfferDraw,
      ...acts(offer),
    },
    ...(view.canClaimDraw
      ? [
          {
            key: 'claim',
            label: formatMessage(messages.claimDraw),
            icon: <Scale aria-hidden="true" />,
            onPress: onClaimDraw,
          },
        ]
      : []),
    ...(back
      ? [
          {
            key: 'takeback',
            label: formatMessage(takebackMessages.ask),
            icon: <Undo2 aria-hidden="true" />,
            onPress: on.onAskTakeback,
            ...acts(back),
          },
        ]
      : []),
    {
      key: 'leave',
      label: formatMessage(isTooLate ? messages.resign : messages.abort),
      icon: isTooLate ? <Flag aria-hidden="true" /> : <X aria-hidden="true" />,
      onPress: isTooLate ? on.onResign : on.onAbort,
      ...acts(leave),
    },
  ]

  return <ActionBar label={formatMessage(messages.actions)} actions={actions} />
}

const offerIsOpen: ButtonView = { can: false, why: 'draw_offer_open' }

const takebackIsOpen: ButtonView = { can: false, why: 'takeback_offer_open' }

const hasReason = (
  button: ButtonView | undefined,
  why: Extract<ButtonView, { can: false }>['why'],
) => button?.can === false && button.why === why
