export { boards } from './BoardTile.css.ts'
export { BoardTile, type TileSide } from './BoardTile.tsx'
export { scoresOf } from './scores.ts'
