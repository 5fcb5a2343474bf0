import { Banner, Button } from '@kingside/design-system'
import type { GameView } from '@kingside/machines/game'
import { FormattedMessage, useIntl } from 'react-intl'
import { messages } from './Game.messages.ts'
import { GameWait } from './GameWait.tsx'
import { PlayingNews, type PlayingNewsProps } from './PlayingNews.tsx'

export interface GameNewsProps extends Omit<PlayingNewsProps, 'view'> {
  readonly view: Exclude<GameView, { readonly status: 'failed' }>
  readonly onAbort: () => void
  /** Opens the home page. */
  readonly onHome: () => void
}

/** What there is to know beside the moves, in every status. */
export function GameNews({ view, now, onAbort, onHome, ...on }: GameNewsProps) {
  const { formatMessage } = useIntl()
  switch (view.status) {
    case 'pre-play':
    case 'scheduled':
    case 'connecting':
      return <GameWait view={view} now={now} onAbort={onAbort} />
    case 'playing':
      return <PlayingNews {...on} view={view} now={now} />
    case 'over':
      return null
    case 'unexpected':
      return (
        <Banner
          type="danger"
          title={formatMessage(messages.unexpectedTitle)}
          action={
            <Button size="s" type="secondary" onPress={onHome}>
              <FormattedMessage {...messages.goHome} />
            </Button>
          }
        >
          <FormattedMessage {...messages.unexpectedText} />
        </Banner>
      )
    default:
      return view satisfies never
  }
}
