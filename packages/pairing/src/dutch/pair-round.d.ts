import type { Pairing, SwissRound } from '../model.ts';
/** No pairing of a round keeps the absolute criteria: C.04.3 article 1.9.3 leaves it to the arbiter. */
export declare class NoPairingError extends Error {
    readonly name = "NoPairingError";
    constructor();
}
/**
 * Pairs a round of a Swiss tournament by the FIDE (Dutch) System, C.04.3 as of 2025 (in force since 1 February 2026).
 *
 * A round is one matching for each bracket: the criteria are summed over its edges, in their order, and what the rules
 * decide by the order of candidates is decided among the best matchings, one player after another.
 * @throws NoPairingError when the absolute rules leave no pairing
 */
export declare function pairRound({ players, present, rounds, initialColor, forbidden, points, }: SwissRound): Pairing;
