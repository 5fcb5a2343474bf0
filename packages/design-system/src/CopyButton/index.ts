export { CopyButton } from './CopyButton.tsx'
export type { CopyButtonProps, CopyTexts } from './CopyButton.tsx'
