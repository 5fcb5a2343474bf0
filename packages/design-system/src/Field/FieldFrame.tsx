import type { ReactNode } from 'react'
import { FieldError } from 'react-aria-components/FieldError'
import { Label } from 'react-aria-components/Label'
import { Text } from 'react-aria-components/Text'
import * as styles from './Field.css.ts'
import { ErrorText, FieldLayout, LabelWords } from './FieldLayout.tsx'
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
 * Label, required mark, error, help and counter around a control. It must be inside a React Aria field (`TextField`,
 * `Select`, `DateField` …) whose root has `fieldRoot(props)`, and takes its ids from there.
 */
export function FieldFrame({ children, ...props }: FieldFrameProps) {
  const { error, disabledReason, help, counter } = props
  return (
    <FieldLayout
      {...props}
      label={
        <Label className={styles.label}>
          <LabelWords {...props} />
        </Label>
      }
      messages={
        <FieldMessages
          error={error}
          disabledReason={disabledReason}
          help={help}
          counter={counter}
        />
      }
    >
      {children}
    </FieldLayout>
  )
}

export type FieldMessagesProps = Pick<
  FieldFrameProps,
  'help' | 'error' | 'disabledReason' | 'counter'
>

/** The messages below a control. The frame includes them; a control with its label beside it uses them alone. */
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
        {/* Always rendered, because the control looks for its description only once. */}
        <Text slot="description" elementType="div" className={styles.help}>
          {disabledReason !== undefined && <p>{disabledReason}</p>}
          {help !== undefined && <div>{help}</div>}
        </Text>
      </div>
      {counter}
    </div>
  )
}
