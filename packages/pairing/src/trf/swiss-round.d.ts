import type { SwissRound } from '../model.ts';
import { type TrfFile, type TrfPlayer } from './trf.ts';
/** How many rounds a file's tournament has behind it. */
export declare const roundsPaired: (players: readonly TrfPlayer[]) => number;
export interface TrfRoundOptions {
    /** Which round is to be paired, from 1; the one after those in the file unless said. */
    readonly round?: number;
    /** How many rounds the tournament has; what the file says unless said. */
    readonly rounds?: number;
}
/**
 * The round of a tournament report file that is to be paired next, or any that is in it.
 *
 * Who plays: all players but those with a bye or an absence for the round, in its column (`0000 - Z`) or in a `240`
 * line. Of a round that is in the file, those who were paired in it.
 * @throws TrfError where the file contradicts itself or says what can't be followed
 */
export declare function swissRoundOf(file: TrfFile, options?: TrfRoundOptions): SwissRound;
