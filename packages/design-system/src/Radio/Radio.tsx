import { useState, type ReactNode } from 'react'
import { VisuallyHidden } from '../VisuallyHidden/index.ts'

export interface RadioProps {
  /** The same for all of a group: the browser lets the arrow keys move among them. */
  group: string
  value: string
  checked: boolean
  /** Called when it is chosen. */
  onChoose: () => void
  /** The class of the element around, and of the face. */
  className: string
  faceClassName: string
  /** The face; what is said of it follows its text, or `labelledBy`. */
  children: ReactNode
  /** Cannot be chosen. @default false */
  disabled?: boolean
  /** Can be reached and read, but not chosen. @default false */
  readOnly?: boolean
  /** Ids of the elements that name and describe it. */
  labelledBy?: string | undefined
  describedBy?: string | undefined
}

/** The browser's own radio under a face of ours: arrow keys, forms and screen readers treat it as such. Not part of the package's surface. */
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
  // Whether the keyboard is on it: a press on the label focuses it as well.
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
