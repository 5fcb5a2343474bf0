import * as styles from './PasswordField.css.ts'

export const passwordStrengths = [0, 1, 2, 3, 4] as const
export type PasswordStrengthLevel = (typeof passwordStrengths)[number]

export interface PasswordStrengthProps {
  /** From 0, guessed at once, to 4, hard to guess. */
  level: PasswordStrengthLevel
  /** The level as a word, such as `Weak`. */
  text: string
  /** Name of the meter for screen readers, such as `Password strength`. */
  label: string
}

/** How hard a password is to guess: four bars and a word. */
export function PasswordStrength({ level, text, label }: PasswordStrengthProps) {
  return (
    <div className={styles.strength}>
      <div
        role="meter"
        aria-label={label}
        aria-valuemin={0}
        aria-valuemax={4}
        aria-valuenow={level}
        aria-valuetext={text}
        className={styles.bars}
      >
        {passwordStrengths.slice(1).map((step) => (
          <span key={step} className={styles.bar({ level: step <= level ? level : 'none' })} />
        ))}
      </div>
      <span role="status" className={styles.strengthText}>
        {text}
      </span>
    </div>
  )
}
