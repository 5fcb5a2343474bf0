export { providePgnDownload } from './pgn-download.machine.ts'
export type { PgnDownloadMachine } from './pgn-download.machine.ts'
export type {
  PgnAnswer,
  PgnDownloadDeps,
  PgnDownloadEvent,
  PgnDownloadInput,
} from './pgn-download.types.ts'
export { selectPgnDownloadView } from './pgn-download.view.ts'
export type { PgnDownloadView } from './pgn-download.view.ts'
