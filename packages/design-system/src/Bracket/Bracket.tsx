import { useLocale } from 'react-aria-components/I18nProvider'
import { useRef, useState, type KeyboardEvent, type RefObject } from 'react'
import { plainList } from '../plainList.ts'
import { useOverflow } from '../useOverflow.ts'
import {
  bracketNeighbour,
  currentRound,
  type BracketKey,
  type BracketMatch,
  type BracketRound,
} from './bracket.ts'
import { MatchBox, type MatchTexts } from './MatchBox.tsx'
import * as styles from './Bracket.css.ts'

export interface BracketTexts extends MatchTexts {
  /** Name of the round picker on a phone. */
  rounds: string
}

export interface BracketProps {
  /** Name of the bracket for screen readers, such as `Bracket of the Autumn Cup`. */
  label: string
  /** Two to five rounds in order: 4 to 32 players. */
  rounds: readonly BracketRound[]
  /** The match of the two losers of the semi-finals. */
  thirdPlace?: { name: string; match: BracketMatch } | undefined
  /** The reader's own player, marked in every match. */
  ownPlayer?: { id: string; label: string } | undefined
  /** Called instead of loading the match's page, for routers. */
  onMatchPress?: (match: BracketMatch) => void
  /** The texts of the bracket. */
  texts: BracketTexts
}

/** A knock-out tournament: matches, winners and next pairings. On a phone it shows one round at a time. */
export function Bracket({
  label,
  rounds,
  thirdPlace,
  ownPlayer,
  onMatchPress,
  texts,
}: BracketProps) {
  const [shown, setShown] = useState(() => currentRound(rounds))
  const [scroller, { sideways }] = useOverflow()
  const matches = useRef(new Map<string, HTMLElement>())
  const moveFocus = useArrowKeys(rounds, matches)

  const box = (match: BracketMatch) => (
    <MatchBox
      match={match}
      ownPlayer={ownPlayer}
      onPress={onMatchPress}
      texts={texts}
      linkRef={(element) => {
        if (element) matches.current.set(match.id, element)
        return () => {
          matches.current.delete(match.id)
        }
      }}
    />
  )

  return (
    <div className={styles.root}>
      <div role="group" aria-label={texts.rounds} className={styles.roundSwitch}>
        {rounds.map(({ id, name }, index) => (
          <button
            key={id}
            type="button"
            className={styles.switchButton}
            aria-pressed={index === shown}
            onClick={() => setShown(index)}
          >
            {name}
          </button>
        ))}
      </div>
      <div
        ref={scroller}
        role="region"
        aria-label={label}
        tabIndex={sideways ? 0 : undefined}
        className={styles.scroller}
        onKeyDown={moveFocus}
      >
        <ol {...plainList} className={styles.rounds}>
          {rounds.map(({ id, name, matches: ofRound }, index) => (
            <li key={id} className={styles.round} data-shown={index === shown || undefined}>
              <p id={`${id}-name`} className={styles.roundName}>
                {name}
              </p>
              <ol {...plainList} aria-labelledby={`${id}-name`} className={styles.matches}>
                {ofRound.map((match) => (
                  <li key={match.id} className={styles.place}>
                    {box(match)}
                  </li>
                ))}
              </ol>
            </li>
          ))}
          {thirdPlace !== undefined && (
            <li
              className={styles.thirdPlace}
              style={{ gridColumn: rounds.length }}
              data-shown={shown === rounds.length - 1 || undefined}
            >
              <p className={styles.roundName}>{thirdPlace.name}</p>
              {box(thirdPlace.match)}
            </li>
          )}
        </ol>
      </div>
    </div>
  )
}

/** Arrow keys move between matches; Tab goes through the rounds in reading order. */
function useArrowKeys(
  rounds: readonly BracketRound[],
  elements: RefObject<Map<string, HTMLElement>>,
) {
  const { direction } = useLocale()
  const forward = direction === 'rtl' ? 'back' : 'forward'
  const back = direction === 'rtl' ? 'forward' : 'back'
  const keys: Partial<Record<string, BracketKey>> = {
    ArrowDown: 'next',
    ArrowUp: 'previous',
    ArrowRight: forward,
    ArrowLeft: back,
    Home: 'first',
    End: 'last',
  }
  return (event: KeyboardEvent) => {
    const key = keys[event.key]
    if (key === undefined || event.ctrlKey || event.metaKey || event.altKey) return
    const id = [...elements.current].find(([, element]) => element === event.target)?.[0]
    const round = rounds.findIndex(({ matches }) => matches.some((match) => match.id === id))
    const ofRound = rounds[round]?.matches
    if (!ofRound) return
    const match = ofRound.findIndex((candidate) => candidate.id === id)
    const sizes = rounds.map(({ matches }) => matches.length)
    const found = bracketNeighbour(sizes, { round, match }, key)
    const next = found && elements.current.get(rounds[found.round]?.matches[found.match]?.id ?? '')
    if (!next) return
    event.preventDefault()
    next.focus()
  }
}
