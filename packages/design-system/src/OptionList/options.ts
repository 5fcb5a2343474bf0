import type { ReactNode } from 'react'

/** One thing to choose in a list. */
export interface Option<Value extends string> {
  value: Value
  /** What it is called. It is what is typed and read aloud. */
  label: string
  /** A second line. */
  description?: string
  /** A picture before the label, such as a flag; screen readers skip it. */
  icon?: ReactNode
  /** Other words by which a search finds it, such as a country's code. */
  keywords?: readonly string[]
  /** Cannot be chosen now. @default false */
  disabled?: boolean
}

/** Options under one heading. */
export interface OptionSection<Value extends string> {
  /** The heading; it cannot be chosen. */
  title: string
  options: readonly Option<Value>[]
}

/** A list to choose from: options, sections, or both. */
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

/** Whether a search finds an option by its label or one of its other words. */
export function matchesOption(
  option: Pick<Option<string>, 'label' | 'keywords'> | undefined,
  search: string,
  contains: (text: string, part: string) => boolean,
): boolean {
  if (!option) return false
  return [option.label, ...(option.keywords ?? [])].some((text) => contains(text, search.trim()))
}
