import { Search, X } from 'lucide-react'
import { useRef } from 'react'
import { Input } from 'react-aria-components/Input'
import { SearchField as AriaSearchField } from 'react-aria-components/SearchField'
import * as boxStyles from '../Field/FieldBox.css.ts'
import {
  FieldAffix,
  FieldBox,
  FieldBoxButton,
  FieldFrame,
  fieldRoot,
  omitUndefined,
  type FieldProps,
  type FieldSize,
} from '../Field/index.ts'
import { SpinnerMark } from '../Spinner/SpinnerMark.tsx'
import { useTextValue, type TextValueProps } from '../TextField/useTextValue.ts'
import { VisuallyHidden } from '../VisuallyHidden/index.ts'
import { useDelayedCall } from './useDelayedCall.ts'

export interface SearchFieldProps extends FieldProps, TextValueProps {
  /** Name of the button that empties the field. */
  clearLabel: string
  /**
   * Called with the trimmed text after a pause in typing, and at once on Enter, when the field is emptied and when it
   * is left; never twice in a row with the same text.
   */
  onSearch?: (text: string) => void
  /** The pause before `onSearch`, in milliseconds. @default 250 */
  delay?: number
  /** Whether a search is running. @default false */
  loading?: boolean
  /** The result, such as `12 players found`. Screen readers announce its changes; the page shows the results. */
  resultsText?: string
  /** An example of what to search for. It vanishes with the first letter, so it must not contain needed information. */
  placeholder?: string
  /** Height: 32, 40 or 48 px; under a finger at least 44 px from `m`. @default 'm' */
  size?: FieldSize
}

/** Searches during typing. Esc empties it. */
export function SearchField(props: SearchFieldProps) {
  const { clearLabel, onSearch, delay = 250, loading = false, resultsText = '', size = 'm' } = props
  const [value, setValue] = useTextValue(props)
  const input = useRef<HTMLInputElement>(null)
  const sent = useRef(value.trim())
  const locked = props.disabled === true || props.disabledReason !== undefined

  const search = useDelayedCall((text: string) => {
    if (text === sent.current) return
    sent.current = text
    onSearch?.(text)
  })

  const change = (text: string) => {
    setValue(text)
    search(text.trim(), text === '' ? 0 : delay)
  }

  const clear = () => {
    change('')
    input.current?.focus()
  }

  return (
    <AriaSearchField
      {...fieldRoot(props)}
      value={value}
      onChange={change}
      onSubmit={(text) => search(text.trim(), 0)}
      // A press on what was found comes after the search for it, never before.
      onBlur={() => search(value.trim(), 0)}
      autoComplete="off"
      autoCorrect="off"
      spellCheck="false"
      enterKeyHint="search"
    >
      <FieldFrame {...props}>
        <FieldBox size={size}>
          <FieldAffix>{loading ? <SpinnerMark size={16} /> : <Search />}</FieldAffix>
          <Input
            ref={input}
            aria-busy={loading || undefined}
            className={boxStyles.input({ size, tabular: false, foreign: false })}
            {...omitUndefined({ placeholder: props.placeholder })}
          />
          <span className={boxStyles.buttons}>
            {value !== '' && !locked && (
              <FieldBoxButton label={clearLabel} onPress={clear}>
                <X />
              </FieldBoxButton>
            )}
          </span>
        </FieldBox>
      </FieldFrame>
      <VisuallyHidden>
        <span role="status">{loading ? '' : resultsText}</span>
      </VisuallyHidden>
    </AriaSearchField>
  )
}
