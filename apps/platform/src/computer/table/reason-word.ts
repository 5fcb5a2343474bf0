import type { GameEnd } from '@kingside/chess-game'

/** A reason as an ICU argument, which can't have hyphens: `time_control`. */
export const reasonWord = ({ reason }: GameEnd): string => reason.replaceAll('-', '_')
