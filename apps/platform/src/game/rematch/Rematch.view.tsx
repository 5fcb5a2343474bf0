import { Stack } from '@kingside/design-system/Stack'
import { StatusMark } from '@kingside/design-system/StatusMark'
import type { RematchView } from '@kingside/machines/rematch'
import { FormattedMessage, useIntl } from 'react-intl'
import { KeepFocusAtButtons } from '../../platform/page/index.ts'
import { type OtherRemedy, PressRefusal } from '../../chess/terms/index.ts'
import * as styles from './Rematch.css.ts'
import { messages } from './Rematch.messages.ts'
import { MainAction, SecondAction } from './RematchActions.tsx'
import { RematchNews } from './RematchNews.tsx'

export interface RematchProps {
  readonly view: RematchView
  /** Now, in milliseconds. */
  readonly now: () => number
  readonly onOffer: () => void
  readonly onWithdraw: () => void
  readonly onAccept: () => void
  readonly onDecline: () => void
  readonly onOpenGame: (gameId: string) => void
  /** Opens the search for another opponent. */
  readonly onNewGame: () => void
  /** Does what resolves a refusal. */
  readonly onRemedy: (remedy: OtherRemedy) => void
}

/** The part of the panel after a game in which the players may agree on a rematch. */
export function Rematch({ view, now, onRemedy, ...on }: RematchProps) {
  const { formatMessage } = useIntl()
  const offer = view.status === 'offered' || view.status === 'received' ? view : null
  const refusal = view.status === 'idle' || view.status === 'received' ? view.refusal : null
  return (
    <KeepFocusAtButtons label={formatMessage(messages.label)}>
      <Stack gap={3}>
        <RematchNews view={view} now={now} />
        {offer && !offer.isConnected && (
          <div role="status">
            <StatusMark tone="warning" live>
              <FormattedMessage {...messages.connectionLost} />
            </StatusMark>
          </div>
        )}
        <PressRefusal refusal={refusal} onRemedy={onRemedy} />
        <div className={styles.actions}>
          <MainAction view={view} {...on} />
          <SecondAction view={view} {...on} />
        </div>
      </Stack>
    </KeepFocusAtButtons>
  )
}
