export { Bracket } from './Bracket.tsx'
export type { BracketProps, BracketTexts } from './Bracket.tsx'
export type { BracketMatch, BracketRound, BracketSlot } from './bracket.ts'
