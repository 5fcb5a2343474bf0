export { MultiSelect } from './MultiSelect.tsx'
export type { MultiSelectProps, MultiSelectTexts } from './MultiSelect.tsx'
