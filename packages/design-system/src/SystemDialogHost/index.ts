export { createSystemDialogs } from './createSystemDialogs.ts'
export type {
  AlertOptions,
  ChooseOptions,
  ConfirmOptions,
  DialogChoice,
  SystemDialogs,
  SystemDialogView,
} from './createSystemDialogs.ts'
export { SystemDialogHost, type SystemDialogHostProps } from './SystemDialogHost.tsx'
