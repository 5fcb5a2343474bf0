import { Button } from '@kingside/design-system/Button'
import { Dialog } from '@kingside/design-system/Dialog'
import { Flag, Scale, X } from 'lucide-react'
import { useState } from 'react'
import { ActionBar, type BarAction } from '../../chess/board/index.ts'
import { FormattedMessage, useIntl } from 'react-intl'
import { messages } from './ComputerGame.messages.ts'

export interface GameActionsProps {
  readonly abortable: boolean
  readonly canClaimDraw: boolean
  readonly onAbort: () => void
  readonly onResign: () => void
  readonly onClaimDraw: () => void
}

/** The player's actions besides moves. Resigning asks for confirmation. */
export function GameActions({
  abortable,
  canClaimDraw,
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
