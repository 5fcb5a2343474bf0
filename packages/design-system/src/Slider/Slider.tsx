import { useId, useState } from 'react'
import { useLocale } from 'react-aria-components/I18nProvider'
import { Slider as AriaSlider, SliderThumb } from 'react-aria-components/Slider'
import { TextContext } from 'react-aria-components/Text'
import { root } from '../Field/Field.css.ts'
import { FieldFrame, omitUndefined, type FieldProps } from '../Field/index.ts'
import { SliderLine } from './SliderLine.tsx'
import * as styles from './SliderParts.css.ts'

export interface SliderProps extends Pick<
  FieldProps,
  'label' | 'labelHidden' | 'help' | 'disabled' | 'disabledReason' | 'name'
> {
  /** The number, if controlled. */
  value?: number
  /** The number at first, if not controlled. @default min */
  defaultValue?: number
  /** Called with the number while it moves. */
  onChange?: (value: number) => void
  /** Called with the final number on release, so that it can be saved. */
  onChangeEnd?: (value: number) => void
  /** The lowest number. @default 0 */
  min?: number
  /** The highest number. @default 100 */
  max?: number
  /** The step of an arrow key; numbers are rounded to it. @default 1 */
  step?: number
  /** The format of the number, such as a percentage, in the page's language. */
  format?: Intl.NumberFormatOptions
}

/** A number that need not be exact, such as a volume. For an exact number use `NumberField`. */
export function Slider({
  value,
  defaultValue,
  onChange,
  onChangeEnd,
  min = 0,
  max = 100,
  step = 1,
  format,
  disabled = false,
  name,
  ...field
}: SliderProps) {
  const [ownValue, setOwnValue] = useState(defaultValue ?? min)
  const { locale } = useLocale()
  const helpId = useId()
  const current = value ?? ownValue
  return (
    <AriaSlider
      className={root}
      // A description that is not there would be one without words.
      {...((field.help ?? field.disabledReason) && { 'aria-describedby': helpId })}
      value={current}
      onChange={(next) => {
        setOwnValue(next)
        onChange?.(next)
      }}
      {...omitUndefined({ onChangeEnd, formatOptions: format })}
      minValue={min}
      maxValue={max}
      step={step}
      isDisabled={disabled || field.disabledReason !== undefined}
    >
      <TextContext value={{ slots: { description: { id: helpId } } }}>
        <FieldFrame
          {...field}
          labelAction={
            <output aria-live="off" className={styles.output}>
              {new Intl.NumberFormat(locale, format).format(current)}
            </output>
          }
        >
          <SliderLine thumbs={1}>
            <SliderThumb className={styles.thumb} {...omitUndefined({ name })} />
          </SliderLine>
        </FieldFrame>
      </TextContext>
    </AriaSlider>
  )
}
