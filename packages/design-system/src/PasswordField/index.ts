export { PasswordField, passwordPurposes } from './PasswordField.tsx'
export type { PasswordFieldProps, PasswordFieldTexts } from './PasswordField.tsx'
export { passwordStrengths } from './PasswordStrength.tsx'
export type { PasswordStrengthLevel, PasswordStrengthProps } from './PasswordStrength.tsx'
