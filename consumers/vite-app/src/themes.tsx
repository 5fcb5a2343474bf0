import '@kingside/chess-board/styles.css'
import { ChessBoard } from '@kingside/chess-board'
import { boardThemeStyle, pieceSets } from '@kingside/chess-board/theme'
import { theme } from '@kingside/chess-board/themes/worldchess'
import stylesheet from '@kingside/chess-board/themes/worldchess.css?url'
import { startFen } from '@kingside/chess-game'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import './index.css'
import { root } from './root.ts'
import './themes.css'

createRoot(root).render(
  <StrictMode>
    <link rel="stylesheet" href={stylesheet} />
    <div id="by-attribute" data-board-theme="worldchess">
      <ChessBoard position={startFen} />
    </div>
    <div id="by-style" style={boardThemeStyle({ ...theme, drawings: pieceSets.food })}>
      <ChessBoard position={startFen} />
    </div>
    <div id="by-variable">
      <ChessBoard position={startFen} lastMove={{ from: 'e2', to: 'e4' }} />
    </div>
  </StrictMode>,
)
