export { PuzzlesRoute } from './start/route.tsx'
export { DailyPuzzleRoute, PracticeRoute, RatedPuzzlesRoute, ReviewRoute } from './solve/route.tsx'
export { StreakRoute, TimedRunRoute } from './run/route.tsx'
