import { Check } from 'lucide-react'
import { useId, type ReactNode } from 'react'
import { RadioButton, RadioField, RadioGroup } from 'react-aria-components/RadioGroup'
import { Text } from 'react-aria-components/Text'
import { FieldFrame, fieldRoot, given, type FieldProps } from '../Field/index.ts'
import * as styles from './RadioCards.css.ts'

export const radioCardsLayouts = ['row', 'column', 'compact'] as const
type Layout = (typeof radioCardsLayouts)[number]
export const radioCardsColumns = [1, 2, 3, 4, 5, 6, 8] as const

/** One thing to choose. */
export interface RadioCard<Value extends string> {
  value: Value
  /** What it is called, such as `5+3`. */
  title: string
  /** More about it, such as `Blitz`. */
  description?: string
  /** A picture; screen readers skip it. */
  icon?: ReactNode
  /** Cannot be chosen now. @default false */
  disabled?: boolean
}

export interface RadioCardsProps<Value extends string> extends FieldProps {
  /** The choices, in order. */
  options: readonly RadioCard<Value>[]
  /** The chosen value, when the caller keeps it; `null` is none. */
  value?: Value | null
  /** The value chosen at first, when the group keeps it itself. */
  defaultValue?: Value
  /** Called with the chosen value. */
  onChange?: (value: Value) => void
  /** How many beside one another at most; fewer where the cards would become too narrow. @default 2 */
  columns?: (typeof radioCardsColumns)[number]
  /**
   * Picture beside the text, or above it with all in the middle; `compact` is for many short choices, such as levels,
   * and fills the chosen card instead of marking it.
   * @default 'row'
   */
  layout?: Layout
}

/** One choice of a few, each shown as a card: colour, level, time control. Arrow keys move the choice. */
export function RadioCards<Value extends string>(props: RadioCardsProps<Value>) {
  const { options, value, defaultValue, onChange, columns = 2, layout = 'row' } = props
  const choose = (chosen: string) => {
    const option = options.find((candidate) => candidate.value === chosen)
    if (option) onChange?.(option.value)
  }
  return (
    <RadioGroup {...fieldRoot(props)} {...given({ value, defaultValue })} onChange={choose}>
      <FieldFrame {...props}>
        <div className={styles.grid({ columns, layout })}>
          {options.map((option) => (
            <Card key={option.value} option={option} layout={layout} />
          ))}
        </div>
      </FieldFrame>
    </RadioGroup>
  )
}

function Card({ option, layout }: { option: RadioCard<string>; layout: Layout }) {
  const { value, title, description, icon, disabled = false } = option
  const titleId = useId()
  return (
    <RadioField
      className={styles.cell}
      value={value}
      isDisabled={disabled}
      aria-labelledby={titleId}
    >
      <RadioButton className={styles.card({ layout })}>
        {icon !== undefined && <span className={styles.icon}>{icon}</span>}
        <span className={styles.words}>
          <span id={titleId} className={styles.title({ layout })}>
            {title}
          </span>
          {description !== undefined && (
            <Text slot="description" className={styles.description}>
              {description}
            </Text>
          )}
        </span>
        {layout !== 'compact' && (
          <span aria-hidden="true" className={styles.mark({ layout })}>
            <Check />
          </span>
        )}
      </RadioButton>
    </RadioField>
  )
}
