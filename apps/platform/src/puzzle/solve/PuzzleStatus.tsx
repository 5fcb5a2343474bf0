import { type ChessGame, type Color, lanOf } from '@kingside/chess-game'
import { Link } from '@kingside/design-system/Link'
import { StatusMark } from '@kingside/design-system/StatusMark'
import { Text } from '@kingside/design-system/Text'
import type { PuzzleView } from '@kingside/machines/puzzle'
import type { ReactNode } from 'react'
import { FormattedMessage, FormattedNumber } from 'react-intl'
import { proposedMove } from '../../chess/board/index.ts'
import { puzzlePaths } from '../puzzle-paths.ts'
import { messages } from './solve.messages.ts'
import * as styles from './solve.css.ts'

/** The states in which a puzzle is on the board. */
export type SolvingView = Extract<PuzzleView, { readonly canRetry: boolean }>

export interface PuzzleStatusProps {
  readonly view: SolvingView | Extract<PuzzleView, { readonly status: 'offline' | 'failed' }>
  readonly game: ChessGame
  readonly solver: Color
  readonly onOpen: (path: string) => void
}

/** How it stands, in a few words; screen readers hear each change. */
export function PuzzleStatus(props: PuzzleStatusProps) {
  return (
    <div role="status" className={styles.status}>
      <Words {...props} />
    </div>
  )
}

function Words({ view, game, solver, onOpen }: PuzzleStatusProps) {
  const line = (title: ReactNode, text: ReactNode, mark?: 'good' | 'bad') => (
    <>
      {mark ? (
        <StatusMark size="m" tone={mark === 'good' ? 'success' : 'danger'}>
          <Text weight="semibold">{title}</Text>
        </StatusMark>
      ) : (
        <Text weight="semibold">{title}</Text>
      )}
      {text && (
        <Text as="p" size="s" tone="muted">
          {text}
        </Text>
      )}
    </>
  )
  switch (view.status) {
    case 'offline':
      return line(
        <FormattedMessage {...messages.offline} />,
        <FormattedMessage {...messages.offlineText} />,
      )
    case 'failed':
      return line(
        <FormattedMessage {...messages.failed} />,
        <FormattedMessage {...messages.failedText} />,
      )
    case 'checking':
      return line(<FormattedMessage {...messages.checking} />, null)
    case 'replying':
    case 'ready': {
      // The opponent's move is still on its way.
      const hint = view.status === 'ready' ? <Hint view={view} game={game} /> : null
      return game.history.length > 1
        ? line(<FormattedMessage {...messages.right} />, hint, 'good')
        : line(<FormattedMessage {...messages.find} values={{ side: solver }} />, hint)
    }
    case 'wrong':
      return line(
        <FormattedMessage {...messages.wrong} />,
        view.mode === 'rated' ? (
          <FormattedMessage {...messages.unratedRetry} />
        ) : (
          <>
            <FormattedMessage {...messages.wrongText} />
            {view.mode === 'practice' && (
              <>
                {' '}
                <FormattedMessage {...messages.ratedHint} />{' '}
                <Link href={puzzlePaths.rated} onPress={() => onOpen(puzzlePaths.rated)}>
                  <FormattedMessage {...messages.ratedLink} />
                </Link>
              </>
            )}
          </>
        ),
        'bad',
      )
    case 'solved':
    case 'solvedWithHints': {
      const isLate = view.outcome?.result === 'failed'
      const title = view.status === 'solvedWithHints' ? messages.hintsUsed : messages.solved
      return line(
        <FormattedMessage {...(isLate ? messages.foundLate : title)} />,
        <Change view={view} />,
        isLate ? undefined : 'good',
      )
    }
    default:
      return view satisfies never
  }
}

function Hint({ view, game }: { readonly view: SolvingView; readonly game: ChessGame }) {
  const { hint } = view.board
  if (hint === null) return <FormattedMessage {...messages.findText} />
  const san = proposedMove(game.currentFen, hint.move)?.san
  return san === undefined ? (
    <FormattedMessage {...messages.hintSquareText} values={{ square: hint.square }} />
  ) : (
    <FormattedMessage {...messages.hintMoveText} values={{ move: <bdi dir="ltr">{san}</bdi> }} />
  )
}

function Change({ view }: { readonly view: SolvingView }) {
  const rating = view.outcome?.rating
  if (!rating) return null
  return (
    <FormattedMessage
      {...messages.ratingChange}
      values={{
        after: rating.after,
        change: <FormattedNumber value={rating.after - rating.before} signDisplay="exceptZero" />,
      }}
    />
  )
}

/** The last move as UCI; null before the first. */
export const lastMoveUci = ({ mainLineLastMove }: ChessGame): string | null =>
  mainLineLastMove ? lanOf(mainLineLastMove) : null
