export { TextField, textFieldAutoCompletes, textFieldTypes } from './TextField.tsx'
export type { TextFieldProps } from './TextField.tsx'
export type { TextInputProps } from './TextInput.tsx'
