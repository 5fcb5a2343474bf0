import { ChevronsUpDown, X } from 'lucide-react'
import { use, useState, type ReactNode } from 'react'
import { Button } from 'react-aria-components/Button'
import { ComboBox as AriaComboBox, ComboBoxStateContext } from 'react-aria-components/ComboBox'
import { Input } from 'react-aria-components/Input'
import { boxButton, buttons, input } from '../Field/FieldBox.css.ts'
import {
  FieldBox,
  FieldBoxButton,
  FieldFrame,
  fieldRoot,
  omitUndefined,
  type FieldProps,
  type FieldSize,
} from '../Field/index.ts'
import { optionOf, type Options } from '../OptionList/index.ts'
import { SpinnerMark } from '../Spinner/SpinnerMark.tsx'
import * as styles from './ComboBox.css.ts'
import { Suggestions } from './Suggestions.tsx'
import { useOptionFilter } from './useOptionFilter.ts'

export interface ComboBoxTexts {
  /** Names the button that opens the whole list. */
  open: string
  /** Stands in the list, and is said, when nothing fits what was typed. */
  noResults: string
  /** Names the cross that takes the choice back. Without it there is no cross. */
  clear?: string
  /** Stands in the list while the options are on their way. */
  loading?: string
}

export interface ComboBoxProps<Value extends string> extends FieldProps {
  /** What can be chosen: options, or sections of them. Up to a few hundred. */
  options: Options<Value>
  /** Every word of the part but the label and the options. */
  texts: ComboBoxTexts
  /** The chosen value, when the caller keeps it; `null` is none. */
  value?: NoInfer<Value> | null
  /** The value chosen at first, when the field keeps it itself. @default null */
  defaultValue?: NoInfer<Value> | null
  /** Called with the chosen value, or `null` when the field was emptied. */
  onChange?: (value: Value | null) => void
  /** Called with what is typed, for a list that comes from a server. */
  onSearch?: (text: string) => void
  /** Called when the field loses the keyboard: the moment to check what was chosen. */
  onBlur?: () => void
  /** An example of what to type. It vanishes with the first letter, so it must not say anything needed. */
  placeholder?: string
  /** The options are on their way. @default false */
  loading?: boolean
  /** Height: 32, 40 or 48 px; under a finger at least 44 px from `m`. @default 'm' */
  size?: FieldSize
  /** What a browser may fill in, such as `country-name`. */
  autoComplete?: string
}

/** One choice of a long list, found by typing. What fits nothing in the list is taken back when the field is left. */
export function ComboBox<Value extends string>({
  options,
  texts,
  value,
  defaultValue = null,
  onChange,
  onSearch,
  onBlur,
  placeholder,
  loading = false,
  size = 'm',
  autoComplete,
  ...field
}: ComboBoxProps<Value>) {
  const [ownValue, setOwnValue] = useState<Value | null>(defaultValue)
  const chosen = value === undefined ? ownValue : value
  const option = optionOf(options, chosen)
  const usable = !field.disabled && field.disabledReason === undefined
  const find = useOptionFilter(options)

  const choose = (key: unknown) => {
    const next = optionOf(options, key)?.value ?? null
    if (next === chosen) return
    setOwnValue(next)
    onChange?.(next)
  }

  return (
    <AriaComboBox
      {...fieldRoot(field)}
      value={chosen}
      onChange={choose}
      defaultFilter={find}
      allowsEmptyCollection
      {...omitUndefined({
        onInputChange: onSearch,
        onBlur: onBlur && (() => onBlur()),
      })}
    >
      <FieldFrame {...field}>
        <FieldBox size={size}>
          <ChosenIcon icon={option?.icon} label={option?.label} />
          <Input
            className={input({ size, tabular: false, foreign: false })}
            {...omitUndefined({ placeholder })}
            autoComplete={autoComplete ?? 'off'}
          />
          <span className={buttons}>
            {usable && option !== undefined && texts.clear !== undefined && (
              // Deleting the text does the same, and an open list hides the button from screen readers.
              <FieldBoxButton label={texts.clear} onPress={() => choose(null)} pointerOnly>
                <X />
              </FieldBoxButton>
            )}
            {loading ? (
              <span className={styles.spinner}>
                <SpinnerMark size={16} />
              </span>
            ) : (
              <Button className={boxButton} aria-label={texts.open}>
                <ChevronsUpDown aria-hidden="true" />
              </Button>
            )}
          </span>
        </FieldBox>
      </FieldFrame>
      <Suggestions label={field.label} options={options} texts={texts} loading={loading} />
    </AriaComboBox>
  )
}

/** The picture of the choice, while its label is what stands in the field. */
function ChosenIcon({ icon, label }: { icon: ReactNode; label: string | undefined }) {
  const state = use(ComboBoxStateContext)
  if (icon === undefined || state?.inputValue !== label) return null
  return (
    <span aria-hidden="true" className={styles.icon}>
      {icon}
    </span>
  )
}
