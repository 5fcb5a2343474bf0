export { Dialog, dialogSizes } from './Dialog.tsx'
export type { DialogProps } from './Dialog.tsx'
