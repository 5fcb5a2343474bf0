import { opposite, turnOf } from '@kingside/chess-game'
import type { PuzzleBoardView, PuzzleMachine } from '@kingside/machines/puzzle'
import { useMemo, useState } from 'react'
import type { ActorRefFrom } from 'xstate'
import { LateKeysHelp, useShortcut } from '../../chess/board/index.ts'
import { Moving } from '../../chess/moves/index.ts'
import { useDependencies } from '../../dependencies.ts'
import { useNavigate } from '../../platform/router/index.ts'
import {
  BoardSettingsButton,
  LateBoardSize,
  useBoardPreferences,
} from '../../settings/board/index.ts'
import { puzzleGame } from '../puzzle-game.ts'
import { nothingHeld } from './nothing-held.ts'
import { canGoOn } from './PuzzleActions.tsx'
import { type BoardedView, PuzzlePage } from './PuzzlePage.view.tsx'
import { lastMoveUci } from './PuzzleStatus.tsx'
import { Results, type AttemptResult } from './Results.tsx'
import { usePuzzleSounds } from './usePuzzleSounds.ts'

export interface SolvingBoardProps {
  readonly actor: ActorRefFrom<PuzzleMachine>
  readonly view: BoardedView
  readonly board: PuzzleBoardView
  /** The tries of this visit. */
  readonly results: readonly AttemptResult[]
  /** Whether the puzzle is of the pack for practice without a connection. */
  readonly isPacked: boolean
}

/** A puzzle with the reader's settings, keys and sounds. */
export function SolvingBoard({ actor, view, board, results, isPacked }: SolvingBoardProps) {
  const { boardAppearance, popups, sounds } = useDependencies().actors
  const navigate = useNavigate()
  const preferences = useBoardPreferences(boardAppearance)
  const { id, fen } = board.puzzle
  const moves = board.moves.join(' ')
  const game = useMemo(() => puzzleGame(fen, moves === '' ? [] : moves.split(' ')), [fen, moves])
  const [flippedId, setFlippedId] = useState<string | null>(null)
  const isFlipped = flippedId === id
  const open = (path: string) => void navigate(path)
  const on = {
    onMove: (uci: string) => actor.send({ type: 'move.try', uci }),
    onHint: () => actor.send({ type: 'hint.ask' }),
    onRetry: () => actor.send({ type: 'puzzle.retry' }),
    onFlip: () => setFlippedId(isFlipped ? null : id),
    onNext: () => actor.send({ type: 'puzzle.next' }),
    onBack: () => open('/puzzles'),
    onAgain: () => actor.send({ type: 'call.again' }),
  }

  usePuzzleSounds(view, (name) => sounds.send({ type: 'sound.play', name }))
  const hasKeys = preferences.shortcutKeys ?? true
  const isDecided = 'outcome' in view && view.outcome !== null
  useShortcut(
    keys.next,
    hasKeys,
    () => {
      if (!('outcome' in view) || !canGoOn(view)) return
      if (view.mode === 'daily') on.onBack()
      else on.onNext()
    },
    // After a miss the focus stays on the board, where it may be tried on: N goes on from there too.
    isDecided ? 'first' : 'last',
  )
  useShortcut(keys.hint, hasKeys, on.onHint)
  useShortcut(keys.retry, hasKeys, on.onRetry)
  useShortcut(keys.flip, hasKeys, on.onFlip)

  const typed = {
    fen: game.currentFen,
    lastMove: lastMoveUci(game),
    orientation: opposite(turnOf(game.initialFen)),
    hasKey: hasKeys,
    isToMove: board.canMove,
    onMove: on.onMove,
  }
  return (
    <PuzzlePage
      {...on}
      view={view}
      isPacked={isPacked}
      game={game}
      isFlipped={isFlipped}
      preferences={preferences}
      resize={<LateBoardSize />}
      keys={<LateKeysHelp isOn={hasKeys} hasTyped={preferences.typedMoves ?? false} />}
      moving={preferences.typedMoves && <Moving held={nothingHeld} san={undefined} typed={typed} />}
      settings={
        <BoardSettingsButton
          onOpen={() => popups.send({ type: 'popup.open', popup: 'chessboard-settings' })}
        />
      }
      results={<Results results={results} />}
      onOpen={open}
    />
  )
}

/**
 * Not H and R, with which the focused board helps and finds rooks. N finds knights there until the try
 * is decided.
 */
const keys = {
  next: { key: 'n', code: 'KeyN' },
  hint: { key: 'i', code: 'KeyI' },
  retry: { key: 'a', code: 'KeyA' },
  flip: { key: 'f', code: 'KeyF' },
} as const
