export { Popup, popupSizes, type PopupProps, type PopupSteps } from './Popup.tsx'
