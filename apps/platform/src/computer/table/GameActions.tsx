import { Button } from '@kingside/design-system/Button'
import { Dialog } from '@kingside/design-system/Dialog'
import { Flag, Scale, Undo2, X } from 'lucide-react'
import { useState } from 'react'
import { ActionBar, type BarAction } from '../../chess/board/index.ts'
import { FormattedMessage, useIntl } from 'react-intl'
import { messages } from './ComputerGame.messages.ts'

export interface GameActionsProps {
  readonly abortable: boolean
  readonly canClaimDraw: boolean
  /** Whether there is a move to take back. */
  readonly canTakeBack: boolean
  readonly onTakeBack: () => void
  readonly onAbort: () => void
  readonly onResign: () => void
  readonly onClaimDraw: () => void
}

/** The player's actions besides moves. Resigning asks for confirmation. */
export function GameActions({
  abortable,
  canClaimDraw,
  canTakeBack,
  onTakeBack,
  onAbort,
  onResign,
  onClaimDraw,
}: GameActionsProps) {
  const { formatMessage } = useIntl()
  const [asking, setAsking] = useState(false)
  const actions: readonly BarAction[] = [
    ...(canClaimDraw
      ? [
          {
            key: 'claim',
            label: formatMessage(messages.claimDraw),
            icon: <Scale aria-hidden="true" />,
            onPress: onClaimDraw,
          },
        ]
      : []),
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
