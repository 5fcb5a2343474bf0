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
  /** Name of the button that opens the whole list. */
  open: string
  /** Shown in the list and announced when no option matches the typed text. */
  noResults: string
  /** Name of the button that clears the choice. Without it there is no button. */
  clear?: string
  /** Shown in the list while the options are loading. */
  loading?: string
}

export interface ComboBoxProps<Value extends string> extends FieldProps {
  /** The options, or sections of them. Up to a few hundred. */
  options: Options<Value>
  /** All texts except the label and the options. */
  texts: ComboBoxTexts
  /** The chosen value, if controlled; `null` is none. */
  value?: NoInfer<Value> | null
  /** The value chosen at first, if not controlled. @default null */
  defaultValue?: NoInfer<Value> | null
  /** Called with the chosen value, or `null` when the field was emptied. */
  onChange?: (value: Value | null) => void
  /** Called with the typed text, for a list that comes from a server. */
  onSearch?: (text: string) => void
  /** Called when the field loses the focus, so that the choice can be checked. */
  onBlur?: () => void
  /** An example of what to type. It vanishes with the first letter, so it must not contain needed information. */
  placeholder?: string
  /** Whether the options are loading. @default false */
  loading?: boolean
  /** Height: 32, 40 or 48 px; under a finger at least 44 px from `m`. @default 'm' */
  size?: FieldSize
  /** What a browser may fill in, such as `country-name`. */
  autoComplete?: string
}

/**
 * One choice of a long list, found by typing. Text that matches no option is removed when the field loses the focus.
 */
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
              // Pointer only: the keyboard can delete the text, and an open list hides the button from screen readers.
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

/** The picture of the chosen option, while its label is in the field. */
function ChosenIcon({ icon, label }: { icon: ReactNode; label: string | undefined }) {
  const state = use(ComboBoxStateContext)
  if (icon === undefined || state?.inputValue !== label) return null
  return (
    <span aria-hidden="true" className={styles.icon}>
      {icon}
    </span>
  )
}
