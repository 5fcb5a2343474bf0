export { SystemDialog } from './SystemDialog.tsx'
export type { SystemDialogAction, SystemDialogProps } from './SystemDialog.tsx'
export { useOwnOpen, type OpenProps } from './useOwnOpen.ts'
