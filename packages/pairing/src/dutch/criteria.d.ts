import type { Color } from '../model.ts';
import type { Standing } from './standing.ts';
/** What is being paired: the article 1.3.2 bracket, and the scoregroup after it. */
export interface Bracket {
    /** The moved-down players (MDPs), by rank. */
    readonly moved: readonly Standing[];
    readonly residents: readonly Standing[];
    /** The scoregroup that follows: C8 looks that far. */
    readonly next: readonly Standing[];
}
/** Weights of the edges between the players of a bracket, the next one, and the bye. */
export interface Weights {
    /** How many components a weight has, those that the caller adds at the end not counted. */
    readonly depth: number;
    readonly pair: (higher: Standing, lower: Standing, isMoved: boolean) => readonly number[];
    readonly nextPair: (higher: Standing, isDownfloater: boolean) => readonly number[];
    readonly bye: (player: Standing) => readonly number[];
}
/**
 * Packs the criteria into as few numbers as hold them: each has so much room that no sum of those below it reaches it.
 */
export declare function weightsOf(bracket: Bracket, initialColor: Color, countsUnplayed: boolean): Weights;
