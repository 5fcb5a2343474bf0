export { NoPairingError, pairRound } from './dutch/pair-round.ts';
export type { Color, Pairing, PastRound, SwissPlayer, SwissRound } from './model.ts';
export { checkTrf, type Discrepancy, pairingInFile } from './trf/check.ts';
export { swissRoundOf, type TrfRoundOptions } from './trf/swiss-round.ts';
export { readTrf, TrfError, type TrfFile, type TrfLine, type TrfPlayer, type TrfResult, type TrfRound, writeTrf, } from './trf/trf.ts';
