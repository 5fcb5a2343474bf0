export { type ArenaGame, type ArenaScore, arenaScore } from './arena/arena-score.ts'
export {
  type ArenaPairing,
  type ArenaPlayer,
  type ArenaRules,
  pairArena,
} from './arena/pair-arena.ts'
export { NoPairingError, pairRound } from './dutch/pair-round.ts'
export { firstTies, nextTies, type Tie } from './elimination/bracket.ts'
export type { Color, Pairing, PastRound, SwissPlayer, SwissRound } from './model.ts'
export { bergerRounds } from './round-robin/berger.ts'
export {
  type RankedPlayer,
  type TieBreakCode,
  tieBreakCodes,
  type TieBreakRules,
  tieBreaksOf,
} from './tie-breaks/tie-breaks.ts'
export { buildTrf, type TrfTournament } from './trf/build-trf.ts'
export { checkTrf, type Discrepancy, pairingInFile } from './trf/check.ts'
export { swissRoundOf, type TrfRoundOptions } from './trf/swiss-round.ts'
export {
  readTrf,
  TrfError,
  type TrfFile,
  type TrfLine,
  type TrfPlayer,
  type TrfResult,
  type TrfRound,
  writeTrf,
} from './trf/trf.ts'
