export { EmailField, emailAutoCompletes } from './EmailField.tsx'
export type { EmailFieldProps } from './EmailField.tsx'
