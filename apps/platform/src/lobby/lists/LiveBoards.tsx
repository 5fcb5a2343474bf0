import { ChessBoard } from '@kingside/chess-board'
import { parseLan } from '@kingside/chess-game'
import { Link } from '@kingside/design-system/Link'
import { Skeleton } from '@kingside/design-system/Skeleton'
import { VisuallyHidden } from '@kingside/design-system/VisuallyHidden'
import type { LobbyListsView, ShownBoard, TopGame } from '@kingside/machines/lobby-lists'
import { FormattedMessage, useIntl } from 'react-intl'
import { useBoardTexts } from '../../chess/board/index.ts'
import {
  PlayerName,
  Rating,
  termsMessages,
  type TimeControlName,
  useName,
  useTimeName,
} from '../../chess/terms/index.ts'
import { ListPanel } from './ListPanel.tsx'
import * as styles from './LiveBoards.css.ts'
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
          <ul className={styles.boards} aria-label={title}>
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
  const texts = useBoardTexts()
  const { gameId, white, black, timeControl, board } = game
  const known = timeControls.find(({ id }) => id === timeControl.id)
  const time = known
    ? timeNameOf(known.clock)
    : formatMessage(termsMessages.family, { family: timeControl.boardType })
  const names = { white: nameOf(white.name), black: nameOf(black.name), time }
  const scores = board?.result ? scoresOf[board.result] : null
  return (
    <li className={styles.game} {...(scores && { 'data-over': '' })}>
      <Side player={black} score={scores?.black} />
      {/* The link says what there is; the squares of ten boards would be in the way. */}
      <div className={styles.board} inert>
        <ChessBoard
          position={board?.fen ?? emptyFen}
          lastMove={lastMoveOf(board)}
          texts={texts}
          titlePosition="none"
        />
      </div>
      <Side player={white} score={scores?.white} time={time} />
      <span className={styles.link}>
        <Link href={`/game/${gameId}`} tone="plain" onPress={() => onWatch(gameId)}>
          <VisuallyHidden>
            {scores ? (
              <FormattedMessage
                {...messages.endedPairing}
                values={{ ...names, result: `${scores.white}–${scores.black}` }}
              />
            ) : (
              <FormattedMessage {...messages.pairing} values={names} />
            )}
          </VisuallyHidden>
        </Link>
      </span>
    </li>
  )
}

interface SideProps {
  readonly player: TopGame['white']
  readonly score: string | undefined
  readonly time?: string
}

function Side({ player: { name, title, rating }, score, time }: SideProps) {
  return (
    <span className={styles.side} aria-hidden="true">
      <span className={styles.name}>
        <PlayerName name={name} title={title} />
      </span>
      <span className={styles.rating}>
        <Rating value={rating} />
      </span>
      {score !== undefined && <span className={styles.score}>{score}</span>}
      {score === undefined && time !== undefined && <span className={styles.clock}>{time}</span>}
    </span>
  )
}

/** A server that tells no positions. */
const emptyFen = '8/8/8/8/8/8/8/8 w - - 0 1'

const lastMoveOf = (board: ShownBoard | null) =>
  board?.lastMove ? parseLan(board.lastMove) : undefined

const half = '½'
const none = { white: '–', black: '–' } as const

/** What each side gets, as it is written everywhere. */
const scoresOf = {
  WHITE_WIN: { white: '1', black: '0' },
  BLACK_WIN: { white: '0', black: '1' },
  DRAW: { white: half, black: half },
  ABORT: none,
  CANCELLED: none,
  UNEXPECTED: none,
} as const satisfies Record<NonNullable<ShownBoard['result']>, unknown>
