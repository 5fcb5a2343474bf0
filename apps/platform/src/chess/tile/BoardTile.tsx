import { ChessBoard } from '@kingside/chess-board'
import { parseLan } from '@kingside/chess-game'
import { Link } from '@kingside/design-system/Link'
import { VisuallyHidden } from '@kingside/design-system/VisuallyHidden'
import type { ReactNode } from 'react'
import { useBoardTexts } from '../board/index.ts'
import { PlayerName, Rating } from '../terms/index.ts'
import * as styles from './BoardTile.css.ts'

/** A player beside a small board. */
export interface TileSide {
  readonly name: string
  readonly title: string | null
  readonly rating: number | null
  /** At the end of the line: a clock, or the time control. */
  readonly end?: ReactNode
  /** What the player has got, once the game is over. */
  readonly score?: string | undefined
}

export interface BoardTileProps {
  /** The game in words, for screen readers: the squares are not told. */
  readonly label: string
  readonly href: string
  /** The position; null where it is not known. */
  readonly fen: string | null
  /** In UCI; null before the first move. */
  readonly lastMove: string | null
  readonly white: TileSide
  readonly black: TileSide
  /** @default false */
  readonly isOver?: boolean
  /** Opens the game, for routers. */
  readonly onOpen: () => void
}

/** A game as a small board between its players; all of it is the link to the game. */
export function BoardTile(props: BoardTileProps) {
  const { label, href, fen, lastMove, white, black, isOver = false, onOpen } = props
  const texts = useBoardTexts()
  return (
    <li className={styles.game} {...(isOver && { 'data-over': '' })}>
      <Side {...black} />
      {/* The link says what there is; the squares of ten boards would be in the way. */}
      <div className={styles.board} inert>
        <ChessBoard
          position={fen ?? emptyFen}
          lastMove={lastMove === null ? undefined : parseLan(lastMove)}
          texts={texts}
          titlePosition="none"
        />
      </div>
      <Side {...white} />
      <span className={styles.link}>
        <Link href={href} tone="plain" onPress={onOpen}>
          <VisuallyHidden>{label}</VisuallyHidden>
        </Link>
      </span>
    </li>
  )
}

function Side({ name, title, rating, end, score }: TileSide) {
  return (
    <span className={styles.side} aria-hidden="true">
      <span className={styles.name}>
        <PlayerName name={name} title={title} />
      </span>
      <span className={styles.rating}>
        <Rating value={rating} />
      </span>
      {score !== undefined && <span className={styles.score}>{score}</span>}
      {score === undefined && end !== undefined && <span className={styles.end}>{end}</span>}
    </span>
  )
}

const emptyFen = '8/8/8/8/8/8/8/8 w - - 0 1'
