import type { Color } from '../model.ts';
import { type Bracket } from './criteria.ts';
import type { Standing } from './standing.ts';
/** What is still to be paired, from the bracket down. */
export interface Field {
    readonly bracket: Bracket;
    /** Everybody below the next scoregroup. */
    readonly rest: readonly Standing[];
    /** The score of who gets the bye, C5; null where nobody does. */
    readonly byeScore: number | null;
    readonly mayMeet: (one: Standing, other: Standing) => boolean;
    readonly initialColor: Color;
}
export interface PairedBracket {
    readonly pairs: readonly (readonly [Standing, Standing])[];
    readonly downfloaters: readonly Standing[];
}
/** Pairs a bracket by C.04.3 article 3: the best candidate, and of equal ones the first. */
export declare function pairBracket(field: Field): PairedBracket;
