export { TextArea, textAreaRows } from './TextArea.tsx'
export type { TextAreaProps } from './TextArea.tsx'
