import { SwitchButton, SwitchField } from 'react-aria-components/Switch'
import { FieldMessages, fieldRoot, omitUndefined, type FieldProps } from '../Field/index.ts'
import { SpinnerMark } from '../Spinner/SpinnerMark.tsx'
import { VisuallyHidden } from '../VisuallyHidden/index.ts'
import * as styles from './Switch.css.ts'

export const switchPlacements = ['start', 'end'] as const

export interface SwitchProps extends Pick<
  FieldProps,
  'label' | 'labelHidden' | 'help' | 'error' | 'disabled' | 'disabledReason' | 'name'
> {
  /** Whether it is on, when the caller keeps that. */
  checked?: boolean
  /** Whether it begins on, when it keeps that itself. @default false */
  defaultChecked?: boolean
  /** Called with whether it is on now. It acts at once; there is nothing to send. */
  onChange?: (on: boolean) => void
  /** The change is on its way: the switch shows where it goes and waits. @default false */
  saving?: boolean
  /** Where the switch stands: before its label, or at the far end of the line as in a list of settings. @default 'start' */
  placement?: (typeof switchPlacements)[number]
}

/** Turns one thing on or off, at once. What counts only when a form is sent is a `Checkbox`. */
export function Switch(props: SwitchProps) {
  const {
    label,
    labelHidden = false,
    checked,
    defaultChecked,
    onChange,
    saving = false,
    placement = 'start',
  } = props
  const root = fieldRoot(props)
  return (
    <SwitchField
      {...root}
      {...omitUndefined({ isSelected: checked, defaultSelected: defaultChecked, onChange })}
      isReadOnly={root.isReadOnly || saving}
    >
      <SwitchButton className={styles.row({ placement })}>
        <span aria-hidden="true" className={styles.track}>
          <span className={styles.thumb}>{saving && <SpinnerMark size={16} />}</span>
        </span>
        {labelHidden ? (
          <VisuallyHidden>{label}</VisuallyHidden>
        ) : (
          <span className={styles.words}>{label}</span>
        )}
      </SwitchButton>
      <div className={styles.messages({ placement })}>
        <FieldMessages {...props} />
      </div>
    </SwitchField>
  )
}
