export { Button, buttonDisplays, buttonTypes } from './Button.tsx'
export type { ButtonProps, ButtonType } from './Button.tsx'
