import { Surface } from '@kingside/design-system/Surface'
import * as styles from './list.css.ts'

export interface FactListProps {
  /** Names and values; one whose value is null is left out. */
  readonly facts: readonly (readonly [name: string, value: string | null])[]
}

/** What is known of one thing, line by line. */
export function FactList({ facts }: FactListProps) {
  return (
    <Surface padding={5}>
      <dl className={styles.facts}>
        {facts.map(
          ([name, value]) =>
            value !== null && (
              <div key={name} className={styles.factRow}>
                <dt className={styles.factName}>{name}</dt>
                <dd className={styles.fact} dir="auto">
                  {value}
                </dd>
              </div>
            ),
        )}
      </dl>
    </Surface>
  )
}
