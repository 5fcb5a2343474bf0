export { NumberField } from './NumberField.tsx'
export type { NumberFieldProps, NumberFieldTexts } from './NumberField.tsx'
