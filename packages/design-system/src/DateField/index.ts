export { DateField } from './DateField.tsx'
export type { DateFieldProps, DateFieldTexts } from './DateField.tsx'
export { dateProblem, dateProblems, todayIso } from './isoDate.ts'
export type { DateBounds, DateProblem } from './isoDate.ts'
