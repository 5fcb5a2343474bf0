export { provideSystemDialogs } from './system-dialogs.machine.ts'
export type { SystemDialogsMachine } from './system-dialogs.machine.ts'
export type {
  AlertDialogOptions,
  ChooseDialogOptions,
  ConfirmDialogOptions,
  DialogAnswer,
  DialogAnswered,
  DialogChoice,
  SystemDialog,
  SystemDialogsEvent,
  SystemDialogsUiEvent,
} from './system-dialogs.types.ts'
export { selectSystemDialogsView } from './system-dialogs.view.ts'
export type { SystemDialogsView } from './system-dialogs.view.ts'
