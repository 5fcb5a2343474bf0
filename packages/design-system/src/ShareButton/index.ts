export { ShareButton } from './ShareButton.tsx'
export type { ShareButtonProps, SharePlace, ShareTexts } from './ShareButton.tsx'
export type { Share, Shared } from './share.ts'
