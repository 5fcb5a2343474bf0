import { CheckboxButton, CheckboxField } from 'react-aria-components/Checkbox'
import { CheckboxGroup as AriaCheckboxGroup } from 'react-aria-components/CheckboxGroup'
import { Text } from 'react-aria-components/Text'
import * as checkboxStyles from '../Checkbox/Checkbox.css.ts'
import { CheckboxMark } from '../Checkbox/index.ts'
import { FieldFrame, fieldRoot, omitUndefined, type FieldProps } from '../Field/index.ts'
import * as styles from './CheckboxGroup.css.ts'

export const checkboxGroupLayouts = ['column', 'row'] as const

/** One option of the group. */
export interface CheckboxOption<Value extends string> {
  value: Value
  /** The name of the option. */
  label: string
  /** A line below the name. */
  description?: string
  /** Whether it can't be checked now; the description says why. @default false */
  disabled?: boolean
}

export interface CheckboxGroupProps<Value extends string> extends FieldProps {
  /** The options, in order. */
  options: readonly CheckboxOption<Value>[]
  /** The checked values, if controlled. */
  value?: readonly Value[]
  /** The values checked at first, if not controlled. */
  defaultValue?: readonly Value[]
  /** Called with the checked values, in the order of the options. */
  onChange?: (value: Value[]) => void
  /** In a column, or in a row for short options. @default 'column' */
  layout?: (typeof checkboxGroupLayouts)[number]
}

/** Any number of a few options. For exactly one use `RadioCards`; for many options use a select. */
export function CheckboxGroup<Value extends string>(props: CheckboxGroupProps<Value>) {
  const { options, value, defaultValue, onChange, layout = 'column' } = props
  const change = (checked: string[]) =>
    onChange?.(options.map((option) => option.value).filter((each) => checked.includes(each)))
  return (
    <AriaCheckboxGroup
      {...fieldRoot(props)}
      {...omitUndefined({
        value: value && [...value],
        defaultValue: defaultValue && [...defaultValue],
      })}
      onChange={change}
    >
      <FieldFrame {...props}>
        <div className={styles.options({ layout })}>
          {options.map((option) => (
            <Option key={option.value} option={option} />
          ))}
        </div>
      </FieldFrame>
    </AriaCheckboxGroup>
  )
}

function Option({ option }: { option: CheckboxOption<string> }) {
  const { value, label, description, disabled = false } = option
  return (
    <CheckboxField className={styles.option} value={value} isDisabled={disabled}>
      <CheckboxButton className={checkboxStyles.row}>
        <CheckboxMark />
        <span className={checkboxStyles.words}>{label}</span>
      </CheckboxButton>
      {description !== undefined && (
        <Text slot="description" elementType="div" className={styles.description}>
          {description}
        </Text>
      )}
    </CheckboxField>
  )
}
