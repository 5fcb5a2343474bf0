import type { Pairing } from '../model.ts';
import type { TrfFile } from './trf.ts';
/** A round that the rules pair otherwise than a file has it. */
export interface Discrepancy {
    readonly round: number;
    readonly byRules: Pairing;
    readonly inFile: Pairing;
}
/** How a round of a file was paired, its boards in the order of the players. */
export declare function pairingInFile(file: TrfFile, round: number): Pairing;
/**
 * Pairs every round of a file again.
 * @returns the rounds that the rules pair otherwise
 * @throws TrfError and NoPairingError as `swissRoundOf` and `pairRound` do
 */
export declare function checkTrf(file: TrfFile): readonly Discrepancy[];
