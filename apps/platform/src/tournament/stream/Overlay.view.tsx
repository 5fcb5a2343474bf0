import { ChessBoard, EvaluationBar, type LineEvaluation } from '@kingside/chess-board'
import { type Color, parseLan, startFen } from '@kingside/chess-game'
import { darkTheme, lightTheme } from '@kingside/design-system/theme'
import { useCallback, useSyncExternalStore } from 'react'
import { FormattedMessage } from 'react-intl'
import { useAnalysisTexts } from '../../analysis/engine/index.ts'
import { useBoardTexts } from '../../chess/board/index.ts'
import { PlayerName } from '../../chess/terms/index.ts'
import { scoresOf } from '../../chess/tile/index.ts'
import { LiveClock } from '../live/LiveClock.tsx'
import type { LiveBoards } from '../live/live-boards.ts'
import { pointsText } from '../page/points.ts'
import type { Board, StandingRow, Tournament } from '../tournament.types.ts'
import * as styles from './Overlay.css.ts'
import type { OverlayChoices } from './overlay-choices.ts'
import { messages } from './stream.messages.ts'

export interface OverlayProps {
  readonly choices: OverlayChoices
  readonly tournament: Pick<Tournament, 'name' | 'sponsors'>
  /** What kind of tournament it is, with its time control. */
  readonly facts: string
  /** Such as `Round 3 of 7`; null before the first. */
  readonly roundNumber: string | null
  /** Such as `Swiss` or `Final`. */
  readonly roundName: string
  /** The site's host. */
  readonly site: string
  readonly main: Board | null
  readonly side: Board | null
  readonly boards: readonly Board[]
  readonly live: LiveBoards
  /** The first places. */
  readonly standing: readonly StandingRow[]
  /** Of a position that nobody plays any more; undefined while there is none. */
  readonly evaluation: LineEvaluation | undefined
}

const themes = { dark: darkTheme, light: lightTheme } as const

/** A picture of 1920 × 1080 px of a tournament, to lay over a stream. It has nothing to press. */
export function Overlay(props: OverlayProps) {
  const { choices, tournament, facts, roundNumber, roundName, site, main, side, boards } = props
  const { on, theme } = choices
  const isFooter = on.has('footer') || on.has('sponsors')
  return (
    <div className={`${themes[theme]} ${styles.overlay}`}>
      {on.has('header') || on.has('round-number') || on.has('round-name') ? (
        <div className={styles.bar}>
          <span className={styles.name}>{on.has('header') && tournament.name}</span>
          <span>
            {[on.has('round-name') && roundName, on.has('round-number') && roundNumber]
              .filter(Boolean)
              .join(' · ')}
          </span>
        </div>
      ) : (
        <span />
      )}
      <div className={`${styles.middle} ${on.has('footer-boards') ? styles.low : ''}`}>
        {main === null && on.has('main-board') && (
          <span className={styles.bar}>
            <FormattedMessage {...messages.waiting} />
          </span>
        )}
        {main !== null && on.has('main-board') && <Main {...props} board={main} />}
        {side !== null && on.has('side-board') && (
          <OverlayBoard {...props} board={side} size={styles.side} hasScore={false} />
        )}
        {on.has('table') && <Table {...props} />}
      </div>
      <div className={styles.lower}>
        {on.has('footer-boards') && boards.length > 0 && (
          <div className={styles.strip}>
            {boards.map((board) => (
              <OverlayBoard
                {...props}
                key={board.board_id}
                board={board}
                size={styles.small}
                hasScore={false}
              />
            ))}
          </div>
        )}
        {isFooter && (
          <div className={styles.bar}>
            <span>{on.has('footer') && facts}</span>
            {on.has('sponsors') && (
              <span className={styles.sponsors}>
                {tournament.sponsors.map(({ name, logo }) =>
                  logo === null ? (
                    <span key={name}>{name}</span>
                  ) : (
                    <img key={name} className={styles.logo} src={logo} alt={name} />
                  ),
                )}
              </span>
            )}
            <span>
              {on.has('footer') && (
                <FormattedMessage {...messages.watch} values={{ address: site }} />
              )}
            </span>
          </div>
        )}
      </div>
    </div>
  )
}

interface BoardProps extends Pick<OverlayProps, 'live' | 'standing'> {
  readonly board: Board
}

function Main(props: OverlayProps & BoardProps) {
  const { choices, evaluation } = props
  const texts = useAnalysisTexts()
  return (
    <div className={styles.judged}>
      {choices.on.has('analysis') && (
        <div className={styles.evaluation}>
          <EvaluationBar evaluation={evaluation} texts={texts.bar} />
        </div>
      )}
      <OverlayBoard {...props} size={styles.main} hasScore={choices.on.has('score')} />
    </div>
  )
}

interface OverlayBoardProps extends BoardProps {
  readonly size: string
  /** Whether the points of the players are shown. */
  readonly hasScore: boolean
}

function OverlayBoard({ board, live, standing, size, hasScore }: OverlayBoardProps) {
  const texts = useBoardTexts()
  const { board_id: gameId, white_player: white, black_player: black, result, status } = board
  const listen = useCallback((told: () => void) => live.listen(gameId, told), [live, gameId])
  const position = useSyncExternalStore(listen, () => live.of(gameId))
  const scores = result === null ? null : scoresOf[result]
  const playerOf = (color: Color) => {
    const player = color === 'w' ? white : black
    const row = standing.find((each) => each.player.player_uid === player.player_uid)
    return (
      <span className={styles.player}>
        <span className={styles.playerName}>
          <PlayerName name={player.name} title={player.title} />
        </span>
        {size === styles.main && player.rating !== null && (
          <span className={styles.rating}>{player.rating}</span>
        )}
        {hasScore && row && <span className={styles.points}>{pointsText(row.points)}</span>}
        <span className={styles.end}>
          {scores
            ? scores[color === 'w' ? 'white' : 'black']
            : position &&
              status !== 'expected' && (
                <LiveClock position={position} now={live.now} color={color} />
              )}
        </span>
      </span>
    )
  }
  const lastMove = position?.lastMove ?? null
  return (
    <div className={`${styles.board} ${size}`}>
      {playerOf('b')}
      <div inert>
        <ChessBoard
          position={position?.fen ?? startFen}
          lastMove={lastMove === null ? undefined : parseLan(lastMove)}
          texts={texts}
          titlePosition="none"
        />
      </div>
      {playerOf('w')}
    </div>
  )
}

function Table({ standing }: Pick<OverlayProps, 'standing'>) {
  if (standing.length === 0) return null
  return (
    <div className={styles.table}>
      {standing.map(({ place, player, points }) => (
        <span key={player.player_uid} style={{ display: 'contents' }}>
          <span className={styles.points}>{place}</span>
          <span className={styles.playerName}>{player.name}</span>
          <span className={styles.end}>{pointsText(points)}</span>
        </span>
      ))}
    </div>
  )
}
