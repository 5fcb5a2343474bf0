import { ChessBoard, type ChessBoardProps } from '@kingside/chess-board'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'

declare global {
  interface Window {
    /** Renders the board with these properties; it takes no moves by itself. */
    readonly show: (props: ChessBoardProps) => void
    /** What the board reported, in order. */
    readonly heard: unknown[]
  }
}

const stage = document.createElement('div')
stage.style.inlineSize = '480px'
document.body.append(stage)
const root = createRoot(stage)
const heard: unknown[] = []

const show = (props: ChessBoardProps) =>
  flushSync(() =>
    root.render(
      <ChessBoard
        onMove={(move) => heard.push(move)}
        onInteraction={(interaction) => heard.push(interaction)}
        {...props}
      />,
    ),
  )
Object.assign(window, { show, heard })
