import { ChessBoard } from '../board/ChessBoard.tsx'
import type { BoardTheme } from './board-theme.ts'
import { boardThemeStyle } from './theme-style.ts'

const position = 'rnb1kbnr/pppp1ppp/8/4p3/4PP1q/8/PPPP2PP/RNBQKBNR w KQkq - 1 3'

/** A theme for review: all pieces and marks, large and at 24 px a square. */
export function ThemeBoard({ theme }: { readonly theme: BoardTheme }) {
  return (
    <div
      style={{
        ...boardThemeStyle(theme),
        display: 'grid',
        gap: 24,
        inlineSize: 'min(640px, 100%)',
        margin: '0 auto',
      }}
    >
      <ChessBoard
        position={position}
        lastMove={{ from: 'd8', to: 'h4' }}
        check="e1"
        arrows={[
          { kind: 'arrow', color: 'green', from: 'g1', to: 'f3' },
          { kind: 'arrow', color: 'red', from: 'f8', to: 'c5' },
          { kind: 'arrow', color: 'blue', from: 'b8', to: 'c6' },
          { kind: 'arrow', color: 'yellow', from: 'd2', to: 'd4' },
          { kind: 'square', color: 'green', square: 'a3' },
          { kind: 'square', color: 'red', square: 'b3' },
          { kind: 'square', color: 'blue', square: 'b6' },
          { kind: 'square', color: 'yellow', square: 'a6' },
        ]}
      />
      <div style={{ inlineSize: 192 }}>
        <ChessBoard position={position} titlePosition="none" />
      </div>
    </div>
  )
}
