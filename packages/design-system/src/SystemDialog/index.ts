export { SystemDialog } from './SystemDialog.tsx'
export type { SystemDialogAction, SystemDialogProps } from './SystemDialog.tsx'
export { useOpenState, type OpenProps } from './useOpenState.ts'
