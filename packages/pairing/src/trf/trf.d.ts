import type { Color } from '../model.ts';
/**
 * A tournament report file of FIDE, TRF-16 or TRF-26 (C.04.2 annex 2): lines that begin with a three-letter code.
 * What this reader doesn't know is kept as it is, so that a file that is read and written again is the same, byte by
 * byte.
 */
export interface TrfFile {
    readonly lines: readonly TrfLine[];
    /** What stands between lines, and whether it stands at the end too. */
    readonly lineEnd: '\n' | '\r\n' | '\r';
    readonly endsWithLineEnd: boolean;
}
export type TrfLine = 
/** `text` is the line as it was read: it is written again while it says the same as `player`. */
{
    readonly kind: 'player';
    readonly player: TrfPlayer;
    readonly text?: string;
} | {
    readonly kind: 'other';
    readonly text: string;
};
/** The columns of a `001` line; texts are trimmed, an empty one is absent. */
export interface TrfPlayer {
    /** The starting rank, which is the pairing number: columns 5–8. */
    readonly id: number;
    readonly sex: string;
    readonly title: string;
    readonly name: string;
    readonly rating: number | null;
    readonly federation: string;
    readonly fideNumber: string;
    readonly birthDate: string;
    /** As it is written, such as `4.5`. */
    readonly points: string;
    readonly rank: number | null;
    readonly rounds: readonly TrfRound[];
}
/**
 * How a round ended for a player. `1 = 0` are games, `W D L` games that are not rated, `+ -` a forfeit; without an
 * opponent `U` is the pairing-allocated bye, `H F Z` a half-point, full-point and zero-point bye.
 */
export declare const trfResults: readonly ['1', '=', '0', 'W', 'D', 'L', '+', '-', 'U', 'H', 'F', 'Z', ' '];
export type TrfResult = (typeof trfResults)[number];
export interface TrfRound {
    readonly opponent: number | null;
    readonly color: Color | null;
    readonly result: TrfResult;
}
/** What is wrong with a file, and in which line, counted from 1. */
export declare class TrfError extends Error {
    readonly name = "TrfError";
    readonly line: number;
    constructor(line: number, problem: string);
}
/**
 * Reads a tournament report file.
 * @throws TrfError where a player's line can't be understood
 */
export declare function readTrf(text: string): TrfFile;
/** Writes a file: what has not been changed since it was read is the same, byte by byte. */
export declare function writeTrf({ lines, lineEnd, endsWithLineEnd }: TrfFile): string;
