import { opposite, turnOf } from '@kingside/chess-game'
import type { PuzzleRunMachine, RunFacts } from '@kingside/machines/puzzle-run'
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
import { nothingHeld } from '../solve/nothing-held.ts'
import { lastMoveUci } from '../solve/PuzzleStatus.tsx'
import { type BoardedRun, RunPage } from './RunPage.view.tsx'

export interface RunningBoardProps {
  readonly actor: ActorRefFrom<PuzzleRunMachine>
  readonly view: BoardedRun
  readonly board: NonNullable<BoardedRun['board']>
  readonly facts: RunFacts
}

/** A run with the reader's settings and keys. */
export function RunningBoard({ actor, view, board, facts }: RunningBoardProps) {
  const { now, actors } = useDependencies()
  const { boardAppearance, popups } = actors
  const navigate = useNavigate()
  const preferences = useBoardPreferences(boardAppearance)
  const { id, fen } = board.puzzle
  const moves = board.moves.join(' ')
  const game = useMemo(() => puzzleGame(fen, moves === '' ? [] : moves.split(' ')), [fen, moves])
  const [flippedId, setFlippedId] = useState<string | null>(null)
  const isFlipped = flippedId === id
  const on = {
    onMove: (uci: string) => actor.send({ type: 'move.try', uci }),
    onSkip: () => actor.send({ type: 'move.skip' }),
    onEnd: () => actor.send({ type: 'run.end' }),
    onFlip: () => setFlippedId(isFlipped ? null : id),
    onAgain: () => actor.send({ type: 'call.again' }),
  }
  const hasKeys = preferences.shortcutKeys ?? true
  useShortcut(keys.skip, hasKeys && view.kind === 'streak', on.onSkip)
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
    <RunPage
      {...on}
      view={view}
      facts={facts}
      board={board}
      game={game}
      now={now}
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
      onOpen={(path) => void navigate(path)}
    />
  )
}

const keys = {
  skip: { key: 's', code: 'KeyS' },
  flip: { key: 'f', code: 'KeyF' },
} as const
