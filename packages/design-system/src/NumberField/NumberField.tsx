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
  /** Name of the button that adds a step; the label is added to it. */
  increase: string
  /** Name of the button that subtracts a step; the label is added to it. */
  decrease: string
}

export interface NumberFieldProps extends FieldProps {
  /** Names of the two buttons. */
  texts: NumberFieldTexts
  /** The language of the number's format, as a BCP 47 tag. @default the page's language */
  locale?: string
  /** The number, if controlled; `null` is none. */
  value?: number | null
  /** The number at first, if not controlled. */
  defaultValue?: number
  /** Called with a final number: after a step, on Enter and when the field loses the focus. `null` is none. */
  onChange?: (value: number | null) => void
  /** Called when the field loses the focus. */
  onBlur?: () => void
  /** The lowest number; a lower one becomes it when the field loses the focus. */
  min?: number
  /** The highest number; a higher one becomes it when the field loses the focus. */
  max?: number
  /** The step of buttons and arrow keys; numbers are rounded to it. @default 1 */
  step?: number
  /** The format of the number, such as a currency or a percentage. */
  format?: Intl.NumberFormatOptions
  /** Text after the number, such as a unit. Label or help must say it too, because screen readers skip it. */
  suffix?: ReactNode
  /** Height: 32, 40 or 48 px; under a finger at least 44 px from `m`. @default 'm' */
  size?: FieldSize
  /** Shows the number without letting it be changed. @default false */
  readOnly?: boolean
}

/** A number to count or measure. For one of a few numbers use `RadioCards`; a code or a year is text. */
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
            // React Aria's text for the role is not translated to all our languages.
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
