import type { Color } from '../model.ts';
import { type Standing } from './standing.ts';
/** Who ranks higher: score, then pairing number: C.04.3 article 1.2. */
export declare const byRank: (one: Standing, other: Standing) => number;
/** The colour of the first of two players who meet: C.04.3 article 5.2. */
export declare function colorOf(one: Standing, other: Standing, initialColor: Color): Color;
/** C1 and C3 of two players. */
export declare function mayMeet(one: Standing, other: Standing): boolean;
/** How many of a pair get a colour that C10 to C13 would spare them. */
export interface ColorFaults {
    /** C10: a colour difference beyond two. */
    readonly difference: number;
    /** C11: the same colour three times in a row. */
    readonly streak: number;
    /** C12: not the colour that is preferred. */
    readonly preference: number;
    /** C13: not the colour that is strongly preferred. */
    readonly strong: number;
}
export declare function colorFaults(one: Standing, other: Standing, initialColor: Color): ColorFaults;
