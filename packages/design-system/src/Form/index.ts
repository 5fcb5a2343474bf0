export { ErrorSummary } from './ErrorSummary.tsx'
export type { ErrorSummaryProps } from './ErrorSummary.tsx'
export { Form } from './Form.tsx'
export type { FormProps } from './Form.tsx'
