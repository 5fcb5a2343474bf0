import { Skeleton } from '@kingside/design-system/Skeleton'
import { VisuallyHidden } from '@kingside/design-system/VisuallyHidden'
import type { LobbyListsView, TopGame } from '@kingside/machines/lobby-lists'
import { FormattedMessage, useIntl } from 'react-intl'
import {
  termsMessages,
  type TimeControlName,
  useName,
  useTimeName,
} from '../../chess/terms/index.ts'
import { boards, BoardTile, scoresOf } from '../../chess/tile/index.ts'
import { ListPanel } from './ListPanel.tsx'
import { messages } from './LobbyLists.messages.ts'

export interface LiveBoardsProps {
  readonly view: LobbyListsView['games']
  readonly timeControls: readonly TimeControlName[]
  /** Opens a game to watch it, for routers. */
  readonly onWatch: (gameId: string) => void
  readonly onRetry: () => void
}

/** The best games that are played, as small boards. One that ended shows its result before it goes. */
export function LiveBoards({ view, timeControls, onWatch, onRetry }: LiveBoardsProps) {
  const { formatMessage } = useIntl()
  const title = formatMessage(messages.games)
  const games = view.status === 'empty' ? null : view.content
  return (
    <ListPanel
      view={view}
      title={title}
      empty={view.status === 'empty' ? formatMessage(messages.noGames) : null}
      onRetry={onRetry}
    >
      {({ status }) => (
        <div aria-busy={status === 'loading'}>
          <span role="status">
            {status === 'loading' && (
              <VisuallyHidden>
                <FormattedMessage {...messages.loading} />
              </VisuallyHidden>
            )}
          </span>
          <ul className={boards} aria-label={title}>
            {games ? (
              games.map((game) => (
                <LiveBoard
                  key={game.gameId}
                  game={game}
                  timeControls={timeControls}
                  onWatch={onWatch}
                />
              ))
            ) : (
              <Placeholders />
            )}
          </ul>
        </div>
      )}
    </ListPanel>
  )
}

const Placeholders = () => (
  <>
    <li aria-hidden="true">
      <Skeleton shape="block" />
    </li>
    <li aria-hidden="true">
      <Skeleton shape="block" />
    </li>
  </>
)

type LiveBoardProps = Pick<LiveBoardsProps, 'timeControls' | 'onWatch'> & { readonly game: TopGame }

function LiveBoard({ game, timeControls, onWatch }: LiveBoardProps) {
  const { formatMessage } = useIntl()
  const nameOf = useName()
  const timeNameOf = useTimeName()
  const { gameId, white, black, timeControl, board } = game
  const known = timeControls.find(({ id }) => id === timeControl.id)
  const time = known
    ? timeNameOf(known.clock)
    : formatMessage(termsMessages.family, { family: timeControl.boardType })
  const names = { white: nameOf(white.name), black: nameOf(black.name), time }
  const scores = board?.result ? scoresOf[board.result] : null
  return (
    <BoardTile
      href={`/game/${gameId}`}
      label={
        scores
          ? formatMessage(messages.endedPairing, {
              ...names,
              result: `${scores.white}–${scores.black}`,
            })
          : formatMessage(messages.pairing, names)
      }
      fen={board?.fen ?? null}
      lastMove={board?.lastMove ?? null}
      white={{ ...white, end: time, score: scores?.white }}
      black={{ ...black, score: scores?.black }}
      isOver={scores !== null}
      onOpen={() => onWatch(gameId)}
    />
  )
}
