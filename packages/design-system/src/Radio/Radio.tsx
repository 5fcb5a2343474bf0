import { useState, type ReactNode } from 'react'
import { VisuallyHidden } from '../VisuallyHidden/index.ts'

export interface RadioProps {
  /** The same name for all radios of a group, so that the arrow keys move among them. */
  group: string
  value: string
  checked: boolean
  /** Called when it is chosen. */
  onChoose: () => void
  /** The class of the element around the radio and its look. */
  className: string
  faceClassName: string
  /** The visible part; texts about it follow, or have the ids `labelledBy`. */
  children: ReactNode
  /** Whether it can't be chosen. @default false */
  disabled?: boolean
  /** Whether it can be focused and read, but not chosen. @default false */
  readOnly?: boolean
  /** Ids of the elements that name and describe it. */
  labelledBy?: string | undefined
  describedBy?: string | undefined
}

/** The browser's own radio with our look: arrow keys, forms and screen readers treat it as a radio. Not exported. */
export function Radio({
  group,
  value,
  checked,
  onChoose,
  className,
  faceClassName,
  children,
  disabled = false,
  readOnly = false,
  labelledBy,
  describedBy,
}: RadioProps) {
  // Set only for keyboard focus: a press on the label focuses the radio as well.
  const [isFocusVisible, setFocusVisible] = useState(false)
  return (
    <div className={className} data-disabled={disabled || undefined}>
      <label
        className={faceClassName}
        data-selected={checked || undefined}
        data-disabled={disabled || undefined}
        data-readonly={readOnly || undefined}
        data-focus-visible={isFocusVisible || undefined}
      >
        <VisuallyHidden>
          <input
            type="radio"
            name={group}
            value={value}
            checked={checked}
            disabled={disabled}
            aria-labelledby={labelledBy}
            aria-describedby={describedBy}
            onChange={() => !readOnly && onChoose()}
            onFocus={({ target }) => setFocusVisible(target.matches(':focus-visible'))}
            onBlur={() => setFocusVisible(false)}
          />
        </VisuallyHidden>
        {children}
      </label>
    </div>
  )
}
