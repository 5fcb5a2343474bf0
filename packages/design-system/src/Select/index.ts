export { Select } from './Select.tsx'
export type { SelectProps, SelectTexts } from './Select.tsx'
