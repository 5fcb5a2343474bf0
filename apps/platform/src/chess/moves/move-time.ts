import { formatClock } from '@kingside/chess-game'

/** How long a move took, as its player's clock would say it: `0:03.4`, `1:05`, `1:02:00`. @param ms at least 0 */
export const moveTime = (ms: number): string => formatClock(ms).replace(/^0(?=\d:)/, '')
