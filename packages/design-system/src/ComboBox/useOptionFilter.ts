import { useFilter } from 'react-aria-components/Autocomplete'
import { flatOptions, matchesOption, type Options } from '../OptionList/index.ts'

/** Finds options by label or keywords, comparing letters by the rules of the page's language. */
export function useOptionFilter(options: Options<string>) {
  const { contains } = useFilter({ sensitivity: 'base' })
  const byLabel = new Map(flatOptions(options).map((option) => [option.label, option]))
  return (label: string, search: string) => matchesOption(byLabel.get(label), search, contains)
}
