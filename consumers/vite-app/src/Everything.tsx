import {
  AnalysisLines,
  CapturedPieces,
  ChessBoard,
  ChessClock,
  EvaluationBar,
  GameAnnouncer,
  GameBoard,
  MoveBox,
  MoveList,
  MoveTree,
  NavigationBar,
  PlayerBar,
  PositionEditor,
  PromotionPicker,
  ResultBanner,
  useBoardTheme,
  useSquareBoard,
} from '@kingside/chess-board'
import { analysisItem, legalMoves, playMove, startGame } from '@kingside/chess-game'

const nothing = () => {}

/** The squares as somebody else draws them. */
function OwnSquares({ position }: { readonly position: string }) {
  const board = useSquareBoard({ position, legalMoves: legalMoves(position), onMove: () => {} })
  return (
    <div {...board.boardProps()}>
      {Array.from({ length: 8 }, (_, row) => (
        <div key={row} role="row">
          {board.squares.slice(8 * row, 8 * row + 8).map((square) => (
            <button key={square} type="button" {...board.squareProps(square)} />
          ))}
        </div>
      ))}
    </div>
  )
}

/** A new object in each call. */
const gameOf = (moves: readonly string[]) =>
  moves.reduce((game, move) => playMove(game, move), startGame())

interface EverythingProps {
  /** What was played, in SAN. */
  readonly moves: readonly string[]
  /** When the clock began to run. */
  readonly runningSince: number | null
}

/** Every component of the package, with props that are equal in each render and never the same. */
export function Everything({ moves, runningSince }: EverythingProps) {
  const game = gameOf(moves)
  const line = analysisItem(game.currentFen, 12, [
    { score: { type: 'cp', value: 30 }, pv: ['g1f3'] },
  ])
  return (
    <>
      <div id="themed" style={useBoardTheme('worldchess')}>
        <ChessBoard position={game.currentFen} titlePosition="outer" />
      </div>
      <ChessBoard
        position={game.currentFen}
        legalMoves={legalMoves(game.currentFen)}
        lastMove={{ from: 'e7', to: 'e5' }}
        arrows={[{ kind: 'arrow', color: 'analysis', from: 'g1', to: 'f3' }]}
        drawings={[{ kind: 'square', color: 'green', square: 'e4' }]}
        highlightStyle="arrow"
        onMove={() => nothing()}
        onDrawingsChange={() => nothing()}
      />
      <ChessBoard
        position={game.currentFen}
        premoveColor="b"
        premoves={[{ from: 'b8', to: 'c6' }]}
        onPremovesChange={() => nothing()}
        onMove={() => nothing()}
      />
      <GameBoard game={gameOf(moves)} onGameChange={() => nothing()} />
      <OwnSquares position={game.currentFen} />
      <PositionEditor defaultPosition={game.currentFen} onPositionChange={() => nothing()} />
      <GameAnnouncer game={gameOf(moves)} />
      <MoveBox position={gameOf(moves)} onMove={() => nothing()} />
      <MoveList moves={game.history.map(({ san }) => san)} label="Moves" />
      <MoveTree game={game} onSelect={() => nothing()} />
      <NavigationBar atStart={false} atEnd onNavigate={() => nothing()} onFlip={() => nothing()} />
      <PlayerBar
        name="Ada"
        title="GM"
        rating={2431}
        isToMove
        clock={<ChessClock timeMs={300_000} runningSince={runningSince} label="White" />}
        captured={<CapturedPieces color="b" captured={{ ...game.capturedFigures.b }} />}
      />
      <EvaluationBar evaluation={line.multipv[0]} />
      <AnalysisLines state={{ status: 'thinking', item: line }} onPlay={() => nothing()} />
      <ResultBanner result={{ state: 'draw', title: 'Draw' }} actions={<button>Again</button>} />
      <div style={{ position: 'relative', height: 480 }}>
        <PromotionPicker
          square="e8"
          choices={['q', 'n']}
          orientation="w"
          label="Promote to"
          names={{ q: 'queen', r: 'rook', b: 'bishop', n: 'knight' }}
          onChoose={() => nothing()}
          onCancel={() => nothing()}
        />
      </div>
    </>
  )
}
