import type { Color, SwissPlayer } from '../model.ts';
/** How much a player wants a colour: C.04.3 article 1.7. */
export type Strength = 'absolute' | 'strong' | 'mild';
export interface ColorPreference {
    readonly color: Color;
    readonly strength: Strength;
}
/** `down` and `up` by C.04.3 articles 1.4.2 and 1.4.3. */
export type Float = 'down' | 'up';
/** What the rules ask of a player before a round, out of what the player has done. */
export interface Standing {
    /** The tournament pairing number. */
    readonly id: number;
    readonly score: number;
    /** Whom the player has played; a forfeit is no game, so those two may meet again. */
    readonly opponents: ReadonlySet<number>;
    /** The colours of the games that were played, the oldest first. */
    readonly colors: readonly Color[];
    /** Games with White minus games with Black: article 1.6. */
    readonly colorDifference: number;
    /** Null before the first game. */
    readonly preference: ColorPreference | null;
    /** Article 1.8; in the last round only. */
    readonly isTopscorer: boolean;
    /** The floats of the last round and of the one before it. */
    readonly floats: readonly [Float | null, Float | null];
    /** Whether the player may get the pairing-allocated bye: C2. */
    readonly mayHaveBye: boolean;
    /** Rounds without a game, for whatever reason: C9. */
    readonly unplayed: number;
}
export declare const opposite: (color: Color) => Color;
export interface Rules {
    readonly points: {
        readonly win: number;
        readonly loss: number;
    };
    /** How many rounds are over. */
    readonly roundsPlayed: number;
    readonly isLastRound: boolean;
}
/** Works out what the rules ask of each player. */
export declare function standingsOf(players: readonly SwissPlayer[], { points, roundsPlayed, isLastRound }: Rules): ReadonlyMap<number, Standing>;
