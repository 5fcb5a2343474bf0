export { type CardEntry, CardForm } from './CardForm.tsx'
export { LineForm } from './LineForm.tsx'
export type { CardFields } from './card.ts'
export { useDay } from './useDay.ts'
