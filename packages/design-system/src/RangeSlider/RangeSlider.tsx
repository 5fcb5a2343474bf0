import { useState } from 'react'
import { useLocale } from 'react-aria-components/I18nProvider'
import { Input } from 'react-aria-components/Input'
import { Label } from 'react-aria-components/Label'
import { NumberField } from 'react-aria-components/NumberField'
import { Slider, SliderThumb } from 'react-aria-components/Slider'
import { input } from '../Field/FieldBox.css.ts'
import { Field, FieldBox, omitUndefined, type FieldProps } from '../Field/index.ts'
import { SliderLine } from '../Slider/SliderLine.tsx'
import { output, thumb } from '../Slider/SliderParts.css.ts'
import * as styles from './RangeSlider.css.ts'
import { withEnd, type Range } from './range.ts'

export const rangeSliderInputs = ['shown', 'hidden'] as const

export interface RangeSliderTexts {
  /** Name of the lower end, such as `From`. */
  lower: string
  /** Name of the upper end, such as `To`. */
  upper: string
}

export interface RangeSliderProps extends Omit<FieldProps, 'labelAction' | 'required' | 'name'> {
  /** Names of the two ends. */
  texts: RangeSliderTexts
  /** The lowest number. */
  min: number
  /** The highest number. */
  max: number
  /** The step of an arrow key; numbers are rounded to it. @default 1 */
  step?: number
  /** The smallest distance between the ends. @default 0 */
  gap?: number
  /** The range, if controlled. */
  value?: Range
  /** The range at first, if not controlled. @default from min to max */
  defaultValue?: Range
  /** Called with the range while an end moves. */
  onChange?: (value: Range) => void
  /** Called with the final range when an end was released or typed, so that it can be saved. */
  onChangeEnd?: (value: Range) => void
  /** Two small fields for the ends, or only the range as text beside the label. @default 'shown' */
  inputs?: (typeof rangeSliderInputs)[number]
  /** The format of the numbers, in the page's language. @default no grouping: 1000 */
  format?: Intl.NumberFormatOptions
}

/** A lower and an upper limit, such as of ratings. Neither end can pass the other. */
export function RangeSlider({
  texts,
  min,
  max,
  step = 1,
  gap = 0,
  value,
  defaultValue,
  onChange,
  onChangeEnd,
  inputs = 'shown',
  format = { useGrouping: false },
  disabled = false,
  ...field
}: RangeSliderProps) {
  const [ownValue, setOwnValue] = useState<Range>(defaultValue ?? [min, max])
  const { locale } = useLocale()
  const range = value ?? ownValue
  const off = disabled || field.disabledReason !== undefined
  const bounds = { min, max, step, gap }

  const change = (next: Range) => {
    setOwnValue(next)
    onChange?.(next)
  }
  const settle = (next: Range) => {
    change(next)
    onChangeEnd?.(next)
  }
  /** React Aria keeps the ends in order; the minimum distance is enforced here. */
  const moved = ([lower = min, upper = max]: readonly number[]): Range =>
    lower === range[0]
      ? withEnd(range, 'upper', upper, bounds)
      : withEnd(range, 'lower', lower, bounds)

  const words = new Intl.NumberFormat(locale, format).formatRange(range[0], range[1])

  return (
    <Field
      {...field}
      {...(inputs === 'hidden' && {
        labelAction: (
          <output aria-live="off" className={output}>
            {words}
          </output>
        ),
      })}
    >
      {(control) => (
        <div
          className={styles.root}
          role="group"
          aria-labelledby={control['aria-labelledby']}
          aria-describedby={control['aria-describedby']}
          data-disabled={off || undefined}
        >
          {inputs === 'shown' && (
            <div className={styles.inputs}>
              <End
                label={texts.lower}
                value={range[0]}
                onChange={(next) => settle(withEnd(range, 'lower', next, bounds))}
                {...{ min, max, step, format, off }}
              />
              <span aria-hidden="true" className={styles.dash} />
              <End
                label={texts.upper}
                value={range[1]}
                onChange={(next) => settle(withEnd(range, 'upper', next, bounds))}
                {...{ min, max, step, format, off }}
              />
            </div>
          )}
          <Slider
            // The thumbs are named by this group, and a name does not pass through two groups.
            aria-label={field.label}
            value={[...range]}
            onChange={(next) => change(moved(next))}
            onChangeEnd={(next) => onChangeEnd?.(moved(next))}
            minValue={min}
            maxValue={max}
            step={step}
            isDisabled={off}
            formatOptions={format}
          >
            <SliderLine thumbs={2}>
              <SliderThumb index={0} aria-label={texts.lower} className={thumb} />
              <SliderThumb index={1} aria-label={texts.upper} className={thumb} />
            </SliderLine>
          </Slider>
        </div>
      )}
    </Field>
  )
}

interface EndProps {
  label: string
  value: number
  onChange: (value: number) => void
  min: number
  max: number
  step: number
  format: Intl.NumberFormatOptions
  off: boolean
}

/** A small field for one end. A typed number counts on Enter or when the field loses the focus. */
function End({ label, value, onChange, min, max, step, format, off }: EndProps) {
  return (
    <NumberField
      className={styles.end}
      {...omitUndefined({ minValue: min, maxValue: max, step, formatOptions: format })}
      value={value}
      onChange={(next) => onChange(Number.isNaN(next) ? value : next)}
      isDisabled={off}
      isWheelDisabled
      validationBehavior="aria"
    >
      <Label className={styles.endLabel}>{label}</Label>
      <FieldBox>
        <Input
          className={input({ size: 'm', tabular: true, foreign: false })}
          // React Aria's text for the role is not translated to all our languages.
          render={(dom) => <input {...dom} aria-roledescription={undefined} />}
        />
      </FieldBox>
    </NumberField>
  )
}
