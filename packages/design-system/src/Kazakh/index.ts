export { addKazakh } from './addKazakh.ts'
