export { FieldPopover } from './FieldPopover.tsx'
export { OptionList } from './OptionList.tsx'
export { flatOptions, matchesOption, optionOf } from './options.ts'
export type { Option, OptionSection, Options } from './options.ts'
