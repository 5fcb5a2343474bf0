import { ChevronsUpDown } from 'lucide-react'
import { useState } from 'react'
import { Button } from 'react-aria-components/Button'
import { Select as AriaSelect, SelectValue } from 'react-aria-components/Select'
import { box } from '../Field/FieldBox.css.ts'
import { FieldFrame, fieldRoot, type FieldProps, type FieldSize } from '../Field/index.ts'
import {
  FieldPopover,
  OptionList,
  optionOf,
  type Option,
  type Options,
} from '../OptionList/index.ts'
import { SpinnerMark } from '../Spinner/SpinnerMark.tsx'
import { VisuallyHidden } from '../VisuallyHidden/index.ts'
import * as styles from './Select.css.ts'

export interface SelectTexts {
  /** Shown in the field while nothing is chosen, such as `Choose a time control`. */
  placeholder: string
  /** Shown in the open list when it has no options. */
  empty: string
  /** Shown in the list, and read in the field, while the options are loading. */
  loading?: string
}

export interface SelectProps<Value extends string> extends FieldProps {
  /** The options, or sections of them. */
  options: Options<Value>
  /** All texts except the label and the options. */
  texts: SelectTexts
  /** The chosen value, if controlled; `null` is none. */
  value?: NoInfer<Value> | null
  /** The value chosen at first, if not controlled. @default null */
  defaultValue?: NoInfer<Value> | null
  /** Called with the chosen value. */
  onChange?: (value: Value) => void
  /** Called when the field loses the focus, so that the choice can be checked. */
  onBlur?: () => void
  /** Whether the options are loading. @default false */
  loading?: boolean
  /** Height: 32, 40 or 48 px; under a finger at least 44 px from `m`. @default 'm' */
  size?: FieldSize
}

/** One choice of a list that opens. For up to five options use `RadioCards` or `SegmentedControl`. */
export function Select<Value extends string>({
  options,
  texts,
  value,
  defaultValue = null,
  onChange,
  onBlur,
  loading = false,
  size = 'm',
  ...field
}: SelectProps<Value>) {
  const [ownValue, setOwnValue] = useState<Value | null>(defaultValue)
  const chosen = value === undefined ? ownValue : value
  const explains = field.disabledReason !== undefined

  const choose = (key: unknown) => {
    const option = optionOf(options, key)
    if (!option || explains) return
    setOwnValue(option.value)
    onChange?.(option.value)
  }

  return (
    <AriaSelect
      {...fieldRoot(field)}
      value={chosen}
      onChange={choose}
      {...(explains && { isOpen: false })}
      {...(onBlur && { onBlur: () => onBlur() })}
      allowsEmptyCollection
    >
      <FieldFrame {...field}>
        <Button className={`${box({ size })} ${styles.trigger({ size })}`} aria-disabled={explains}>
          <SelectValue className={styles.value}>
            <Chosen option={optionOf(options, chosen)} placeholder={texts.placeholder} />
          </SelectValue>
          {loading ? (
            <>
              <SpinnerMark size={16} />
              <VisuallyHidden>{texts.loading}</VisuallyHidden>
            </>
          ) : (
            <ChevronsUpDown aria-hidden="true" className={styles.arrow} />
          )}
        </Button>
      </FieldFrame>
      <FieldPopover content="list">
        <OptionList
          label={field.label}
          options={options}
          emptyText={texts.empty}
          {...(loading && { loadingText: texts.loading ?? texts.empty })}
        />
      </FieldPopover>
    </AriaSelect>
  )
}

interface ChosenProps {
  option: Option<string> | undefined
  placeholder: string
}

/** The content of the closed field. */
function Chosen({ option, placeholder }: ChosenProps) {
  if (!option) return <span className={styles.placeholder}>{placeholder}</span>
  return (
    <>
      {option.icon !== undefined && (
        <span aria-hidden="true" className={styles.icon}>
          {option.icon}
        </span>
      )}
      <span className={styles.label}>{option.label}</span>
    </>
  )
}
