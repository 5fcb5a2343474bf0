import type { ReactNode } from 'react'
import { plainList } from '../plainList.ts'
import * as styles from './Podium.css.ts'

export const podiumPlaces = [1, 2, 3] as const
export type PodiumPlace = (typeof podiumPlaces)[number]

/** A player on the podium. */
export interface PodiumPlayer {
  id: string
  /** The player's name, as text or as a `Link` to the profile. */
  name: ReactNode
  /** Chess title before the name: a `TitleMark`. */
  title?: ReactNode
  /** Country after the name: a `Flag`. */
  flag?: ReactNode
  /** The player's picture: an `Avatar`. */
  avatar?: ReactNode
  /** The result, such as `8.5 / 9`. */
  result?: string | undefined
}

/** The players on one step. Players who share a place share a step, and the following places stay empty. */
export interface PodiumStep {
  place: PodiumPlace
  /** The place as text, such as `1st place` or `Shared 2nd place`. */
  label: string
  players: readonly [PodiumPlayer, ...PodiumPlayer[]]
}

export interface PodiumProps {
  /** Name of the podium for screen readers, such as `Winners of the Autumn Cup`. */
  label: string
  /** One to three steps, ordered by place. */
  steps: readonly PodiumStep[]
}

/** The best three of an event, with the winner in the middle. Screen readers read the winner first. */
export function Podium({ label, steps }: PodiumProps) {
  return (
    <ol {...plainList} aria-label={label} className={styles.root}>
      {steps.map(({ place, label: placeLabel, players }) => (
        <li key={place} className={styles.step({ place })}>
          <ul {...plainList} className={styles.players}>
            {players.map(({ id, name, title, flag, avatar, result }) => (
              <li key={id} className={styles.player}>
                {avatar}
                <span className={styles.words}>
                  <span className={styles.nameLine}>
                    {title}
                    <span className={styles.name}>{name}</span>
                    {flag}
                  </span>
                  {result !== undefined && <span className={styles.result}>{result}</span>}
                </span>
              </li>
            ))}
          </ul>
          <div className={styles.block({ place })}>
            <span aria-hidden="true" className={styles.placeNumber}>
              {place}
            </span>
            <span className={styles.place}>{placeLabel}</span>
          </div>
        </li>
      ))}
    </ol>
  )
}
