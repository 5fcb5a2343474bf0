export { ComboBox } from './ComboBox.tsx'
export type { ComboBoxProps, ComboBoxTexts } from './ComboBox.tsx'
