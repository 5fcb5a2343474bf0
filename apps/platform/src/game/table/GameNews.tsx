import { Banner } from '@kingside/design-system/Banner'
import { Button } from '@kingside/design-system/Button'
import type { GameView } from '@kingside/machines/game'
import { FormattedMessage, useIntl } from 'react-intl'
import { messages } from './Game.messages.ts'
import { lazyPart } from '../../platform/page/index.ts'
import type { PlayingView } from './GameActions.tsx'
import { GameWait } from './GameWait.tsx'
import type { PlayingNewsProps } from './PlayingNews.tsx'

/** Loaded while the game goes on, because most games have no news but their moves. */
export const LatePlayingNews = lazyPart(async () => (await import('./PlayingNews.tsx')).PlayingNews)

export interface GameNewsProps extends Omit<PlayingNewsProps, 'view'> {
  readonly view: Exclude<GameView, { readonly status: 'failed' }>
  readonly onAbort: () => void
  /** Opens the home page. */
  readonly onHome: () => void
}

/** The messages beside the moves, in every status. */
export function GameNews({ view, now, onAbort, onHome, ...on }: GameNewsProps) {
  const { formatMessage } = useIntl()
  switch (view.status) {
    case 'pre-play':
    case 'scheduled':
    case 'connecting':
      return <GameWait view={view} now={now} onAbort={onAbort} />
    case 'playing':
      return hasNews(view) && <LatePlayingNews {...on} view={view} now={now} />
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

const hasNews = ({ notice, draw, takeback, ...view }: PlayingView): boolean =>
  notice !== null ||
  [draw, takeback].some((offer) => offer?.status === 'received' || offer?.status === 'answering') ||
  view.drawDeclined !== null ||
  view.takebackOutcome !== null ||
  view.firstMove !== null ||
  (view.opponent.status !== 'unknown' && view.opponent.status !== 'present')
