import { useId, type ReactNode } from 'react'
import { Radio } from '../Radio/Radio.tsx'
import { VisuallyHidden } from '../VisuallyHidden/index.ts'
import * as styles from './SegmentedControl.css.ts'

/** One option of a segmented control. */
export interface Segment<Value extends string> {
  value: Value
  /** The short text of the segment. */
  title: string
  /** A picture in place of the title, which then is only its name. */
  icon?: ReactNode
  /** The full name for screen readers, where the title is an abbreviation. @default title */
  name?: string
  /** The language of the name, as a BCP 47 tag, if it is not the page's. */
  lang?: string
}

export interface SegmentedControlProps<Value extends string> {
  /** The name of the choice, for screen readers only. */
  label: string
  /** Two to five options, in order. */
  options: readonly Segment<Value>[]
  /** The chosen value. */
  value: Value
  /** Called with the chosen value. */
  onChange: (value: Value) => void
}

/** One of a few short options that takes effect at once, such as the language. Arrow keys move the choice. */
export function SegmentedControl<Value extends string>({
  label,
  options,
  value,
  onChange,
}: SegmentedControlProps<Value>) {
  const id = useId()
  return (
    <div role="radiogroup" aria-labelledby={id} className={styles.root}>
      <VisuallyHidden>
        <span id={id}>{label}</span>
      </VisuallyHidden>
      {options.map(({ value: each, title, icon, name = title, lang }) => (
        <Radio
          key={each}
          group={`${id}-choice`}
          value={each}
          checked={each === value}
          onChoose={() => onChange(each)}
          className={styles.field}
          faceClassName={styles.segment}
        >
          <span
            aria-hidden="true"
            className={styles.face}
            {...(icon !== undefined && { title: name })}
          >
            {icon ?? title}
          </span>
          <VisuallyHidden>
            <span lang={lang}>{name}</span>
          </VisuallyHidden>
        </Radio>
      ))}
    </div>
  )
}
