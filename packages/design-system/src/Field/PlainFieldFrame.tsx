import * as styles from './Field.css.ts'
import { ErrorText, FieldLayout, LabelWords } from './FieldLayout.tsx'
import type { FieldFrameProps } from './FieldFrame.tsx'

export interface PlainFieldFrameProps extends FieldFrameProps {
  /** Ids of the label, the help and the error, which the control refers to. */
  ids: { readonly label: string; readonly help: string; readonly error: string }
  /** The id of the element that the label is for; without it the label names a group. */
  labelFor?: string
}

/** The same frame for a browser's own control. Not exported. */
export function PlainFieldFrame({ ids, labelFor, children, ...props }: PlainFieldFrameProps) {
  const { error, disabledReason, help, counter } = props
  const words = <LabelWords {...props} />
  const label =
    labelFor === undefined ? (
      <span id={ids.label} className={styles.label}>
        {words}
      </span>
    ) : (
      <label id={ids.label} htmlFor={labelFor} className={styles.label}>
        {words}
      </label>
    )
  const messages = (
    <div className={styles.below}>
      <div className={styles.words}>
        <div aria-live="polite">
          {error !== undefined && (
            <div id={ids.error} className={styles.error}>
              <ErrorText>{error}</ErrorText>
            </div>
          )}
        </div>
        <div id={ids.help} className={styles.help}>
          {disabledReason !== undefined && <p>{disabledReason}</p>}
          {help !== undefined && <div>{help}</div>}
        </div>
      </div>
      {counter}
    </div>
  )
  return (
    <FieldLayout {...props} label={label} messages={messages}>
      {children}
    </FieldLayout>
  )
}
