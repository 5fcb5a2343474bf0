export { boards } from './BoardTile.css.ts'
export { BoardTile } from './BoardTile.tsx'
export { scoresOf } from './scores.ts'
