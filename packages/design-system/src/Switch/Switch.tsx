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
  /** Whether it is on, if controlled. */
  checked?: boolean
  /** Whether it is on at first, if not controlled. @default false */
  defaultChecked?: boolean
  /** Called with the new state, which takes effect at once. */
  onChange?: (on: boolean) => void
  /** Whether the change is being saved: the switch shows the new state and can't be pressed. @default false */
  saving?: boolean
  /** The place of the switch: before its label, or at the end of the line as in settings. @default 'start' */
  placement?: (typeof switchPlacements)[number]
}

/** Turns one thing on or off, at once. For a choice that takes effect when a form is sent use a `Checkbox`. */
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
