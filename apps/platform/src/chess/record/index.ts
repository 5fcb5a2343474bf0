export { PgnDownload } from './PgnDownload.view.tsx'
export {
  configOf,
  createGameDataSource,
  type GameDataSource,
  gameQuery,
  type GameResultData,
  isNotFound,
  isUnfinished,
  resultQuery,
} from './game-data.calls.ts'
export { downloadText, pgnFileName, pgnOf } from './pgn-file.ts'
export {
  boardOf,
  type BoardTypeOf,
  challengeOf,
  modeOf,
  playerOf,
  termsBody,
  toldChallengeOf,
  topGameOf,
} from './records.ts'
