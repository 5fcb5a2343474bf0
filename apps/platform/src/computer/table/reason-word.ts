import type { GameEnd } from '@kingside/chess-game'

/** A reason as an ICU argument, which knows no hyphens: `time_control`. */
export const reasonWord = ({ reason }: GameEnd): string => reason.replaceAll('-', '_')
