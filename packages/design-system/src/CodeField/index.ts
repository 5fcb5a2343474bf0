export { CodeField, codeLengths } from './CodeField.tsx'
export type { CodeFieldProps } from './CodeField.tsx'
