// The boards, the first of them Kingside's, and what a page of one board needs of each.
import { fileURLToPath } from 'node:url'

/** @param {URL} url */
const path = (url) => fileURLToPath(url)
const kingside = path(new URL('../../packages/chess-board/src/index.ts', import.meta.url))

/** @type {readonly { readonly name: string, readonly page: string, readonly size: string }[]} */
export const boards = [
  {
    name: 'kingside',
    page: path(new URL('pages/kingside.mjs', import.meta.url)),
    size: `export { ChessBoard } from '${kingside}'`,
  },
  {
    name: 'chessground',
    page: path(new URL('pages/chessground.mjs', import.meta.url)),
    size: `export { Chessground } from 'chessground'
      import 'chessground/assets/chessground.base.css'
      import 'chessground/assets/chessground.brown.css'
      import 'chessground/assets/chessground.cburnett.css'`,
  },
  {
    name: 'react-chessboard',
    page: path(new URL('pages/react-chessboard.mjs', import.meta.url)),
    size: "export { Chessboard } from 'react-chessboard'",
  },
  {
    name: 'cm-chessboard',
    page: path(new URL('pages/cm-chessboard.mjs', import.meta.url)),
    size: `export { Chessboard } from 'cm-chessboard/src/Chessboard.js'
      export { default as pieces } from 'cm-chessboard/assets/pieces/standard.svg?url'
      import 'cm-chessboard/assets/chessboard.css'`,
  },
  {
    name: 'gchessboard',
    page: path(new URL('pages/gchessboard.mjs', import.meta.url)),
    size: "export { GChessBoardElement } from 'gchessboard'",
  },
]

/** Kingside again, with positions given past React by its handle, as a page does that streams them. */
export const byHandle = {
  name: 'kingside-handle',
  page: path(new URL('pages/kingside-by-handle.mjs', import.meta.url)),
}

/** The same waits and the same pointer without a board. */
export const floor = {
  name: 'nothing',
  page: path(new URL('pages/nothing.mjs', import.meta.url)),
}
