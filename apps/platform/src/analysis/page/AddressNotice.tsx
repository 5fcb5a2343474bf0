import { Banner } from '@kingside/design-system/Banner'
import { Button } from '@kingside/design-system/Button'
import { FormattedMessage, useIntl } from 'react-intl'
import { useProblemText } from '../../chess/moves/index.ts'
import { messages } from './address-notice.messages.ts'
import type { AddressTrouble } from './analysis-opening.ts'

export interface AddressNoticeProps {
  readonly trouble: AddressTrouble
  readonly isRetrying: boolean
  readonly onRetry: () => void
}

/** Says why the game or position of the address could not be opened. */
export function AddressNotice({ trouble, isRetrying, onRetry }: AddressNoticeProps) {
  const { formatMessage } = useIntl()
  const problemText = useProblemText()
  switch (trouble.kind) {
    case 'fen':
    case 'moves':
    case 'game':
      return (
        <Banner type="warning" title={formatMessage(refused[trouble.kind])}>
          {[
            ...(trouble.problem ? [problemText(trouble.problem)] : []),
            formatMessage(messages.refusedText),
          ].join(' ')}
        </Banner>
      )
    case 'not-found':
      return (
        <Banner type="warning" title={formatMessage(messages.gameNotFound)}>
          <FormattedMessage {...messages.refusedText} />
        </Banner>
      )
    case 'running':
      return (
        <Banner type="info" title={formatMessage(messages.gameRunning)}>
          <FormattedMessage {...messages.gameRunningText} />
        </Banner>
      )
    case 'failed':
      return (
        <Banner
          type="danger"
          title={formatMessage(messages.gameFailed)}
          action={
            <Button size="s" type="secondary" loading={isRetrying} onPress={onRetry}>
              <FormattedMessage {...messages.retry} />
            </Button>
          }
        >
          <FormattedMessage {...messages.gameFailedText} />
        </Banner>
      )
    default:
      return trouble satisfies never
  }
}

const refused = {
  fen: messages.refusedFen,
  moves: messages.refusedMoves,
  game: messages.refusedGame,
} as const
