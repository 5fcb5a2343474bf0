export { alertedBy } from './alert-toast.ts'
