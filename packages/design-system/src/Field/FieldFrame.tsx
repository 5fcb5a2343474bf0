import type { ReactNode } from 'react'
import { FieldError } from 'react-aria-components/FieldError'
import { Label } from 'react-aria-components/Label'
import { Text } from 'react-aria-components/Text'
import { MessageIcon } from '../messageIcon.tsx'
import { VisuallyHidden } from '../VisuallyHidden/index.ts'
import * as styles from './Field.css.ts'
import type { FieldProps } from './fieldProps.ts'

export interface FieldFrameProps extends Pick<
  FieldProps,
  | 'label'
  | 'labelHidden'
  | 'labelNote'
  | 'labelAction'
  | 'help'
  | 'error'
  | 'required'
  | 'disabledReason'
> {
  /** The control. */
  children: ReactNode
  /** A `FieldCounter`. */
  counter?: ReactNode
}

/**
 * Label, required mark, error, help and counter around a control. It stands inside a React Aria field (`TextField`,
 * `Select`, `DateField` …) whose root has `fieldRoot(props)`, and takes its ids from there.
 */
export function FieldFrame({
  label,
  labelHidden = false,
  labelNote,
  labelAction,
  help,
  error,
  required = false,
  disabledReason,
  counter,
  children,
}: FieldFrameProps) {
  const name = (
    <Label className={styles.label}>
      {label}
      {required && <RequiredMark />}
      {labelNote !== undefined && <span className={styles.note}> {labelNote}</span>}
    </Label>
  )
  return (
    <>
      {labelHidden ? (
        <VisuallyHidden>{name}</VisuallyHidden>
      ) : (
        <div className={styles.labelRow}>
          {name}
          {labelAction}
        </div>
      )}
      {children}
      <FieldMessages error={error} disabledReason={disabledReason} help={help} counter={counter} />
    </>
  )
}

/** The star of a required field. The control itself tells screen readers. */
export function RequiredMark() {
  return (
    <span aria-hidden="true" className={styles.mark}>
      *
    </span>
  )
}

export type FieldMessagesProps = Pick<
  FieldFrameProps,
  'help' | 'error' | 'disabledReason' | 'counter'
>

/** What stands below a control. The frame has it; a control with its label beside it uses it alone. */
export function FieldMessages({ help, error, disabledReason, counter }: FieldMessagesProps) {
  return (
    <div className={styles.below}>
      <div className={styles.words}>
        <div aria-live="polite">
          <FieldError className={styles.error} elementType="div">
            {({ validationErrors }) => {
              const text = error ?? validationErrors.join(' ')
              return text === '' ? null : <ErrorText>{text}</ErrorText>
            }}
          </FieldError>
        </div>
        {/* Always there, because the control looks only once for what describes it. */}
        <Text slot="description" elementType="div" className={styles.help}>
          {disabledReason !== undefined && <p>{disabledReason}</p>}
          {help !== undefined && <div>{help}</div>}
        </Text>
      </div>
      {counter}
    </div>
  )
}

/** An error's words with the sign that colour alone cannot give. */
export function ErrorText({ children }: { children: ReactNode }) {
  return (
    <>
      <span className={styles.errorIcon}>
        <MessageIcon type="danger" />
      </span>
      <span className={styles.errorWords}>{children}</span>
    </>
  )
}
