export { providePopups } from './popups.machine.ts'
export type { PopupsMachine } from './popups.machine.ts'
export { popupNames } from './popups.types.ts'
export type {
  PaymentResult,
  PopupName,
  PopupParams,
  PopupsDeps,
  PopupsEvent,
  PopupsInput,
  PopupsUiEvent,
  WriteQueryInput,
} from './popups.types.ts'
export { selectPopupsView } from './popups.view.ts'
export type { PopupsView } from './popups.view.ts'
