import { expose } from './bench.mjs'
import { Board, piecesIn } from './kingside-board.mjs'
import { reactAdapter } from './react.mjs'

expose(reactAdapter(Board, piecesIn))
