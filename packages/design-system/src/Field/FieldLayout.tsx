import type { ReactNode } from 'react'
import { VisuallyHidden } from '../VisuallyHidden/index.ts'
import { MessageIcon } from '../MessageIcon/index.ts'
import * as styles from './Field.css.ts'
import type { FieldProps } from './fieldProps.ts'

export interface FieldLayoutProps extends Pick<FieldProps, 'labelHidden' | 'labelAction'> {
  /** The label's element. */
  label: ReactNode
  /** The control. */
  children: ReactNode
  /** The messages below the control. */
  messages: ReactNode
}

/** The layout of label, control and messages. Not exported. */
export function FieldLayout({
  label,
  labelHidden = false,
  labelAction,
  children,
  messages,
}: FieldLayoutProps) {
  return (
    <>
      {labelHidden ? (
        <VisuallyHidden>{label}</VisuallyHidden>
      ) : (
        <div className={styles.labelRow}>
          {label}
          {labelAction}
        </div>
      )}
      {children}
      {messages}
    </>
  )
}

/** The text of a label. */
export function LabelWords({
  label,
  required = false,
  labelNote,
}: Pick<FieldProps, 'label' | 'required' | 'labelNote'>) {
  return (
    <>
      {label}
      {required && <RequiredMark />}
      {labelNote !== undefined && <span className={styles.note}> {labelNote}</span>}
    </>
  )
}

/** The star of a required field. For screen readers the control itself is marked as required. */
export function RequiredMark() {
  return (
    <span aria-hidden="true" className={styles.mark}>
      *
    </span>
  )
}

/** An error's text with an icon, so that colour is not its only sign. */
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
