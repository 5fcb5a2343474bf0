import '@kingside/chess-board/styles.css'
import '@kingside/chess-board/themes/worldchess.css'
import {
  type BoardHandle,
  ChessBoard,
  type ChessBoardProps,
  GameBoard,
} from '@kingside/chess-board'
import { type Drawing, squareOf } from '@kingside/chess-board/headless'
import { createSoundPlayer, type SoundName } from '@kingside/chess-board/sounds'
import { type BoardTheme, boardThemeStyle } from '@kingside/chess-board/theme'
import { theme } from '@kingside/chess-board/themes/worldchess'
import { legalMoves, type Square, startFen } from '@kingside/chess-game'
import { useRef } from 'react'

const sounds = createSoundPlayer()
const knock: SoundName = 'knock'
const own: BoardTheme = { ...theme, squareLight: '#ffffff' }
const arrows: readonly Drawing[] = [{ kind: 'arrow', color: 'analysis', from: 'e2', to: 'e4' }]
const corner: Square | undefined = squareOf({ column: 0, row: 0 }, 'w')

/** What a developer elsewhere writes; every import and every type is the published one. */
export function Page(props: Pick<ChessBoardProps, 'orientation'>) {
  const board = useRef<BoardHandle>(null)
  return (
    <div style={boardThemeStyle(own)} data-corner={corner}>
      <ChessBoard
        {...props}
        ref={board}
        position={startFen}
        legalMoves={legalMoves(startFen)}
        arrows={arrows}
        onMove={({ from, to }) => {
          sounds.play(from === to ? 'start' : knock)
          board.current?.focus()
        }}
      />
      <GameBoard onGameChange={(game) => game.history.map(({ san }) => san)} />
    </div>
  )
}

// Were a type lost on the way, it would be `any`, and these would be right.
// @ts-expect-error There is no such side.
export const wrongSide = <ChessBoard position={startFen} orientation="white" />
// @ts-expect-error A board needs a position.
export const empty = <ChessBoard />
// @ts-expect-error There is no such sound.
sounds.play('bang')
// @ts-expect-error A theme has more than one colour.
export const bare: BoardTheme = { squareLight: '#ffffff' }
