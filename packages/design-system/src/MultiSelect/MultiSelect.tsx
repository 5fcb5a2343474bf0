import { ChevronsUpDown, X } from 'lucide-react'
import { useRef, useState, type KeyboardEvent } from 'react'
import { Button } from 'react-aria-components/Button'
import { ComboBox as AriaComboBox, ComboBoxValue } from 'react-aria-components/ComboBox'
import { Input } from 'react-aria-components/Input'
import { Tag, TagGroup, TagList } from 'react-aria-components/TagGroup'
import { Suggestions } from '../ComboBox/Suggestions.tsx'
import { useOptionFilter } from '../ComboBox/useOptionFilter.ts'
import { boxButton, buttons, input } from '../Field/FieldBox.css.ts'
import {
  FieldBox,
  FieldFrame,
  fieldRoot,
  omitUndefined,
  type FieldProps,
  type FieldSize,
} from '../Field/index.ts'
import { flatOptions, type Option, type Options } from '../OptionList/index.ts'
import * as styles from './MultiSelect.css.ts'

export interface MultiSelectTexts {
  /** Name of the button that opens the whole list. */
  open: string
  /** Name of the row of chosen options, such as `Chosen countries`. */
  chosen: string
  /** Name of the button that removes a choice, such as `Remove Kazakhstan`. */
  remove: (label: string) => string
  /** Shown in the list and announced when no option matches the typed text. */
  noResults: string
  /** Shown below the field and announced when the limit is reached. Required with `limit`. */
  full?: string
  /** Shown in the list while the options are loading. */
  loading?: string
}

export interface MultiSelectProps<Value extends string> extends FieldProps {
  /** The options, or sections of them. Up to a few hundred. */
  options: Options<Value>
  /** All texts except the label and the options. */
  texts: MultiSelectTexts
  /** The chosen values in the order of choosing, if controlled. */
  value?: readonly NoInfer<Value>[]
  /** The values chosen at first, if not controlled. @default none */
  defaultValue?: readonly NoInfer<Value>[]
  /** Called with all chosen values. */
  onChange?: (value: readonly Value[]) => void
  /** Called when the field loses the focus, so that the choice can be checked. */
  onBlur?: () => void
  /** The most that can be chosen. Then the other options are disabled until one is removed. @default no limit */
  limit?: number
  /** An example of what to type. Shown while nothing is chosen. */
  placeholder?: string
  /** Whether the options are loading. @default false */
  loading?: boolean
  /** Height while nothing is chosen: 32, 40 or 48 px. @default 'm' */
  size?: FieldSize
}

/** Several choices of a long list, found by typing. For a few options use `CheckboxGroup`. */
export function MultiSelect<Value extends string>({
  options,
  texts,
  value,
  defaultValue = [],
  onChange,
  onBlur,
  limit = Infinity,
  placeholder,
  loading = false,
  size = 'm',
  ...field
}: MultiSelectProps<Value>) {
  const [ownValue, setOwnValue] = useState<readonly Value[]>(defaultValue)
  const values = value ?? ownValue
  const all = flatOptions(options)
  const chosen = values.flatMap((it) => all.filter((option) => option.value === it))
  const full = chosen.length >= limit
  const usable = !field.disabled && field.disabledReason === undefined
  const find = useOptionFilter(options)
  const text = useRef<HTMLInputElement>(null)

  const change = (keys: readonly unknown[]) => {
    const kept = values.filter((it) => keys.includes(it))
    const added = all.filter((it) => keys.includes(it.value) && !values.includes(it.value))
    const next = [...kept, ...added.map((it) => it.value)].slice(0, Math.max(limit, kept.length))
    setOwnValue(next)
    onChange?.(next)
  }

  const removeLast = ({ key, currentTarget }: KeyboardEvent<HTMLInputElement>) => {
    if (key !== 'Backspace' || currentTarget.value !== '' || values.length === 0 || !usable) return
    change(values.slice(0, -1))
  }

  const remove = (keys: ReadonlySet<unknown>) => {
    change(values.filter((it) => !keys.has(it)))
    if (values.length === keys.size) text.current?.focus()
  }

  return (
    <AriaComboBox
      {...fieldRoot(field)}
      selectionMode="multiple"
      value={values}
      onChange={change}
      defaultFilter={find}
      allowsEmptyCollection
      {...(full && {
        disabledKeys: all.filter((it) => !values.includes(it.value)).map((it) => it.value),
      })}
      {...(onBlur && { onBlur: () => onBlur() })}
    >
      <FieldFrame {...field}>
        <FieldBox size={size}>
          <div className={styles.content}>
            {chosen.length > 0 && (
              // The tags are outside the list, and must stay reachable while it is open.
              <ComboBoxValue className={styles.group} data-react-aria-top-layer="true">
                {() => (
                  <Chosen options={chosen} texts={texts} {...(usable && { onRemove: remove })} />
                )}
              </ComboBoxValue>
            )}
            <div className={styles.typing}>
              <Input
                ref={text}
                className={input({ size, tabular: false, foreign: false })}
                onKeyDown={removeLast}
                {...omitUndefined({ placeholder: chosen.length === 0 ? placeholder : undefined })}
              />
            </div>
          </div>
          <span className={buttons}>
            <Button className={boxButton} aria-label={texts.open}>
              <ChevronsUpDown aria-hidden="true" />
            </Button>
          </span>
        </FieldBox>
        <div role="status">
          {full && texts.full !== undefined && <p className={styles.full}>{texts.full}</p>}
        </div>
      </FieldFrame>
      <Suggestions label={field.label} options={options} texts={texts} loading={loading} />
    </AriaComboBox>
  )
}

interface ChosenProps {
  options: readonly Option<string>[]
  texts: MultiSelectTexts
  onRemove?: (keys: ReadonlySet<unknown>) => void
}

/** The chosen options, each with a remove button. */
function Chosen({ options, texts, onRemove }: ChosenProps) {
  return (
    <TagGroup aria-label={texts.chosen} className={styles.group} {...(onRemove && { onRemove })}>
      <TagList className={styles.tags}>
        {options.map(({ value, label, icon }) => (
          <Tag key={value} id={value} textValue={label} className={styles.tag}>
            {icon !== undefined && (
              <span aria-hidden="true" className={styles.icon}>
                {icon}
              </span>
            )}
            <span className={styles.label}>{label}</span>
            {onRemove && (
              <Button slot="remove" className={styles.remove} aria-label={texts.remove(label)}>
                <X aria-hidden="true" />
              </Button>
            )}
          </Tag>
        ))}
      </TagList>
    </TagGroup>
  )
}
