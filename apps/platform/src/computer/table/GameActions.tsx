import { Button } from '@kingside/design-system/Button'
import { Dialog } from '@kingside/design-system/Dialog'
import { Inline } from '@kingside/design-system/Inline'
import { useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { messages } from './ComputerGame.messages.ts'

export interface GameActionsProps {
  readonly abortable: boolean
  readonly canClaimDraw: boolean
  readonly onAbort: () => void
  readonly onResign: () => void
  readonly onClaimDraw: () => void
  readonly onFlip: () => void
}

/** The player's actions besides moves. Resigning asks for confirmation. */
export function GameActions({
  abortable,
  canClaimDraw,
  onAbort,
  onResign,
  onClaimDraw,
  onFlip,
}: GameActionsProps) {
  const { formatMessage } = useIntl()
  const [asking, setAsking] = useState(false)
  return (
    <Inline gap={2}>
      {abortable ? (
        <Button type="secondary" onPress={onAbort}>
          <FormattedMessage {...messages.abort} />
        </Button>
      ) : (
        <Button type="secondary" onPress={() => setAsking(true)}>
          <FormattedMessage {...messages.resign} />
        </Button>
      )}
      {canClaimDraw && (
        <Button type="secondary" onPress={onClaimDraw}>
          <FormattedMessage {...messages.claimDraw} />
        </Button>
      )}
      <Button type="ghost" onPress={onFlip}>
        <FormattedMessage {...messages.flip} />
      </Button>
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
    </Inline>
  )
}
