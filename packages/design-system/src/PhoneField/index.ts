export { formatPhone, isPhoneCorrect } from './phone.ts'
export { PhoneField } from './PhoneField.tsx'
export type { PhoneFieldProps } from './PhoneField.tsx'
