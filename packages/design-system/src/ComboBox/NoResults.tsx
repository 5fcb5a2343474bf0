import { use } from 'react'
import { ComboBoxStateContext } from 'react-aria-components/ComboBox'
import { VisuallyHidden } from '../VisuallyHidden/index.ts'

export interface NoResultsProps {
  text: string
  loading: boolean
}

/** Says that nothing was found: a list that only shows it is silent. */
export function NoResults({ text, loading }: NoResultsProps) {
  const state = use(ComboBoxStateContext)
  const nothing = state?.isOpen === true && state.collection.size === 0 && !loading
  return (
    <VisuallyHidden>
      <span role="status">{nothing && text}</span>
    </VisuallyHidden>
  )
}
