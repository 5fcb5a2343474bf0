import type { ReactNode } from 'react'

/** One option of a list. */
export interface Option<Value extends string> {
  value: Value
  /** The label, which search and screen readers use. */
  label: string
  /** A second line. */
  description?: string
  /** A picture before the label, such as a flag; screen readers skip it. */
  icon?: ReactNode
  /** Other words for the search, such as a country's code. */
  keywords?: readonly string[]
  /** Whether it can't be chosen now. @default false */
  disabled?: boolean
}

/** Options with a common heading. */
export interface OptionSection<Value extends string> {
  /** The heading; it cannot be chosen. */
  title: string
  options: readonly Option<Value>[]
}

/** The content of a list: options, sections, or both. */
export type Options<Value extends string> = readonly (Option<Value> | OptionSection<Value>)[]

export const isSection = <Value extends string>(
  entry: Option<Value> | OptionSection<Value>,
): entry is OptionSection<Value> => 'options' in entry

/** Every option, without the sections. */
export const flatOptions = <Value extends string>(options: Options<Value>): Option<Value>[] =>
  options.flatMap((entry) => (isSection(entry) ? entry.options : [entry]))

/** The option of a value, if the list has it. */
export const optionOf = <Value extends string>(options: Options<Value>, value: unknown) =>
  flatOptions(options).find((option) => option.value === value)

/** Whether a search text matches an option's label or keywords. */
export function matchesOption(
  option: Pick<Option<string>, 'label' | 'keywords'> | undefined,
  search: string,
  contains: (text: string, part: string) => boolean,
): boolean {
  if (!option) return false
  return [option.label, ...(option.keywords ?? [])].some((text) => contains(text, search.trim()))
}
