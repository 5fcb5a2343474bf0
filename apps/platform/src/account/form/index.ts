export { problems } from './account.messages.ts'
export { formText } from './form-text.ts'
