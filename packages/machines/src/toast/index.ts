export { provideToast } from './toast.machine.ts'
export type { ToastMachine } from './toast.machine.ts'
export {
  completeToast,
  toastColors,
  toastContainers,
  toastHolders,
  toastTypes,
} from './toast.types.ts'
export type {
  NewToast,
  Toast,
  ToastColor,
  ToastContainer,
  ToastDismiss,
  ToastEvent,
  ToastHolder,
  ToastSystemEvent,
  ToastOptions,
  ToastType,
  ToastUiEvent,
  Words,
} from './toast.types.ts'
export { selectToastView } from './toast.view.ts'
export type { ToastView } from './toast.view.ts'
