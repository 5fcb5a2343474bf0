import { use } from 'react'
import { ComboBoxStateContext } from 'react-aria-components/ComboBox'
import { FieldPopover, OptionList, type Options } from '../OptionList/index.ts'
import { VisuallyHidden } from '../VisuallyHidden/index.ts'

interface SuggestionsProps<Value extends string> {
  label: string
  options: Options<Value>
  texts: { readonly noResults: string; readonly loading?: string }
  loading: boolean
}

/** The list of a combo box, with a message when nothing was found. */
export function Suggestions<Value extends string>({
  label,
  options,
  texts,
  loading,
}: SuggestionsProps<Value>) {
  return (
    <>
      <NoResults text={texts.noResults} loading={loading} />
      <FieldPopover content="list">
        <OptionList
          label={label}
          options={options}
          emptyText={texts.noResults}
          {...(loading && { loadingText: texts.loading ?? texts.noResults })}
        />
      </FieldPopover>
    </>
  )
}

/** Announces that nothing was found, because screen readers do not read text that only appears in the list. */
function NoResults({ text, loading }: { text: string; loading: boolean }) {
  const state = use(ComboBoxStateContext)
  const nothing = state?.isOpen === true && state.collection.size === 0 && !loading
  return (
    <VisuallyHidden>
      <span role="status">{nothing && text}</span>
    </VisuallyHidden>
  )
}
