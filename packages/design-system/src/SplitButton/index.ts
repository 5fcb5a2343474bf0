export { SplitButton, splitButtonTypes } from './SplitButton.tsx'
export type { SplitButtonProps } from './SplitButton.tsx'
