export { FileDownload } from './FileDownload.view.tsx'
export { PgnDownload, type PgnDownloadProps } from './PgnDownload.view.tsx'
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
export { saveCalendarFile } from './save-calendar-file.calls.ts'
export { isDeleted } from './is-deleted.ts'
export { downloadText } from './download-text.ts'
export { pgnFileName, pgnOf } from './pgn-file.ts'
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
