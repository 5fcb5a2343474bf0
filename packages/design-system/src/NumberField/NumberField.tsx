import { Minus, Plus } from 'lucide-react'
import type { ReactNode } from 'react'
import { Input } from 'react-aria-components/Input'
import { NumberField as AriaNumberField } from 'react-aria-components/NumberField'
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

import { LocaleProvider } from '../Locale/index.ts'

export interface NumberFieldTexts {
  /** Names the button that adds a step; the label is added to it. */
  increase: string
  /** Names the button that takes a step away; the label is added to it. */
  decrease: string
}

export interface NumberFieldProps extends FieldProps {
  /** Names of the two buttons. */
  texts: NumberFieldTexts
  /** The language that says how numbers are written and read, as a BCP 47 tag, where it is not the page's. */
  locale?: string
  /** The number, when the caller keeps it; `null` is none. */
  value?: number | null
  /** The number at first, when the field keeps it itself. */
  defaultValue?: number
  /** Called when a number is settled: on a step, on Enter and when the field is left. `null` is none. */
  onChange?: (value: number | null) => void
  /** Called when the field loses the keyboard. */
  onBlur?: () => void
  /** The least; a smaller one becomes it when the field is left. */
  min?: number
  /** The most; a greater one becomes it when the field is left. */
  max?: number
  /** What a button or an arrow key adds, and what numbers are rounded to. @default 1 */
  step?: number
  /** How the number is written, such as a currency or a percentage. */
  format?: Intl.NumberFormatOptions
  /** Words behind the number, such as a unit. Label or help say it too: screen readers skip it. */
  suffix?: ReactNode
  /** Height: 32, 40 or 48 px; under a finger at least 44 px from `m`. @default 'm' */
  size?: FieldSize
  /** Shows the number without letting it be changed. @default false */
  readOnly?: boolean
}

/** A number that is counted or measured. For one of a few numbers use `RadioCards`; a code or a year is text. */
export function NumberField(props: NumberFieldProps) {
  const {
    texts,
    locale,
    value,
    onChange,
    onBlur,
    min,
    max,
    step,
    format,
    suffix,
    size = 'm',
  } = props
  const field = (
    <AriaNumberField
      {...fieldRoot(props)}
      {...omitUndefined({
        defaultValue: props.defaultValue,
        minValue: min,
        maxValue: max,
        step,
        formatOptions: format,
      })}
      {...(value !== undefined && { value: value ?? Number.NaN })}
      onChange={(next) => onChange?.(Number.isNaN(next) ? null : next)}
      onBlur={() => onBlur?.()}
      incrementAriaLabel={texts.increase}
      decrementAriaLabel={texts.decrease}
      isWheelDisabled
    >
      <FieldFrame {...props}>
        <FieldBox size={size}>
          <Input
            className={boxStyles.input({ size, tabular: true, foreign: false })}
            // The library's word for the role is not there in every language of ours.
            render={(dom) => <input {...dom} aria-roledescription={undefined} />}
          />
          {suffix !== undefined && <FieldAffix>{suffix}</FieldAffix>}
          <span className={boxStyles.buttons}>
            <FieldBoxButton slot="decrement" label={`${texts.decrease}: ${props.label}`}>
              <Minus />
            </FieldBoxButton>
            <FieldBoxButton slot="increment" label={`${texts.increase}: ${props.label}`}>
              <Plus />
            </FieldBoxButton>
          </span>
        </FieldBox>
      </FieldFrame>
    </AriaNumberField>
  )
  if (locale === undefined) return field
  return <LocaleProvider language={locale}>{field}</LocaleProvider>
}
