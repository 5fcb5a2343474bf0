import { Check } from 'lucide-react'
import { useId, useState, type ReactNode } from 'react'
import * as field from '../Field/Field.css.ts'
import type { FieldProps } from '../Field/index.ts'
import { PlainFieldFrame } from '../Field/PlainFieldFrame.tsx'
import { useFieldError } from '../Field/useFieldError.ts'
import { Radio, type RadioProps } from '../Radio/Radio.tsx'
import { Skeleton } from '../Skeleton/Skeleton.tsx'
import * as styles from './RadioCards.css.ts'

export const radioCardsLayouts = ['row', 'column', 'compact'] as const
type Layout = (typeof radioCardsLayouts)[number]
export const radioCardsColumns = [1, 2, 3, 4, 5, 6, 8] as const

/** One option. */
export interface RadioCard<Value extends string> {
  value: Value
  /** The name of the option, such as `5+3`. */
  title: string
  /** A line below the name, such as `Blitz`. */
  description?: string
  /** A picture; screen readers skip it. */
  icon?: ReactNode
  /** Whether it can't be chosen now. @default false */
  disabled?: boolean
}

export interface RadioCardsProps<Value extends string> extends FieldProps {
  /** The options, in order. */
  options: readonly RadioCard<Value>[]
  /** The chosen value, if controlled; `null` is none. */
  value?: Value | null
  /** The value chosen at first, if not controlled. */
  defaultValue?: Value
  /** Called with the chosen value. */
  onChange?: (value: Value) => void
  /** The most columns; fewer where the cards would become too narrow. @default 2 */
  columns?: (typeof radioCardsColumns)[number]
  /**
   * Picture beside the text, or above it with everything centred; `compact` is for many short options, such as levels,
   * and fills the chosen card instead of marking it.
   * @default 'row'
   */
  layout?: Layout
  /** The number of placeholders for options that are loading. @default 0 */
  skeletonCards?: number
}

/** One choice of a few, each shown as a card: side, level, time control. Arrow keys move the choice. */
export function RadioCards<Value extends string>(props: RadioCardsProps<Value>) {
  const { options, defaultValue, onChange, columns = 2, layout = 'row', skeletonCards = 0 } = props
  const { required = false, disabled = false, disabledReason, name } = props
  const id = useId()
  const [ownValue, setOwnValue] = useState<Value | null>(defaultValue ?? null)
  const chosen = props.value === undefined ? ownValue : props.value
  const { error, dismiss } = useFieldError(props)
  const isUnavailable = disabledReason !== undefined
  const isInvalid = error !== undefined
  const ids = { label: `${id}-label`, help: `${id}-help`, error: `${id}-error` }
  const choose = (value: Value) => {
    dismiss()
    setOwnValue(value)
    onChange?.(value)
  }
  return (
    <div
      role="radiogroup"
      className={field.root}
      aria-labelledby={ids.label}
      aria-describedby={isInvalid ? `${ids.error} ${ids.help}` : ids.help}
      aria-invalid={isInvalid || undefined}
      aria-required={required || undefined}
      aria-disabled={disabled || undefined}
      aria-readonly={isUnavailable || undefined}
      aria-busy={skeletonCards > 0 || undefined}
      data-field={name ?? ''}
      data-invalid={isInvalid || undefined}
      data-disabled={disabled || undefined}
      data-unavailable={isUnavailable || undefined}
    >
      <PlainFieldFrame {...props} error={error} ids={ids}>
        <div className={styles.grid({ columns, layout })}>
          {options.map((option) => (
            <Card
              key={option.value}
              option={option}
              layout={layout}
              group={name ?? `${id}-choice`}
              checked={option.value === chosen}
              disabled={disabled || option.disabled === true}
              readOnly={isUnavailable}
              onChoose={() => choose(option.value)}
            />
          ))}
          {Array.from({ length: skeletonCards }, (_, index) => (
            <div key={index} className={styles.cell}>
              <span className={styles.card({ layout })} data-disabled="">
                <span className={styles.pending}>
                  <Skeleton />
                </span>
              </span>
            </div>
          ))}
        </div>
      </PlainFieldFrame>
    </div>
  )
}

interface CardProps extends Pick<
  RadioProps,
  'group' | 'checked' | 'disabled' | 'readOnly' | 'onChoose'
> {
  readonly option: RadioCard<string>
  readonly layout: Layout
}

function Card({ option, layout, ...radio }: CardProps) {
  const { value, title, description, icon } = option
  const titleId = useId()
  const descriptionId = useId()
  return (
    <Radio
      {...radio}
      value={value}
      className={styles.cell}
      faceClassName={styles.card({ layout })}
      labelledBy={titleId}
      describedBy={description === undefined ? undefined : descriptionId}
    >
      {icon !== undefined && <span className={styles.icon}>{icon}</span>}
      <span className={styles.words}>
        <span id={titleId} className={styles.title({ layout })}>
          {title}
        </span>
        {description !== undefined && (
          <span id={descriptionId} className={styles.description}>
            {description}
          </span>
        )}
      </span>
      {layout !== 'compact' && (
        <span aria-hidden="true" className={styles.mark({ layout })}>
          <Check />
        </span>
      )}
    </Radio>
  )
}
