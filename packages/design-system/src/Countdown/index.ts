export { Countdown } from './Countdown.tsx'
export type { CountdownProps, CountdownTexts } from './Countdown.tsx'
export type { TimeLeft } from './timeLeft.ts'
