import { Check } from 'lucide-react'
import type { Ref } from 'react'
import { followLink } from '../Link/followLink.ts'
import { StatusMark } from '../StatusMark/index.ts'
import { VisuallyHidden } from '../VisuallyHidden/index.ts'
import type { BracketMatch, BracketSlot } from './bracket.ts'
import * as styles from './Bracket.css.ts'

export interface MatchTexts {
  /** Screen readers say it of the winner, such as `won`. */
  won: string
}

interface MatchBoxProps {
  match: BracketMatch
  ownPlayer: { id: string; label: string } | undefined
  onPress: ((match: BracketMatch) => void) | undefined
  texts: MatchTexts
  linkRef: Ref<HTMLAnchorElement>
}

/** One match: both players, one above the other. With `href` the whole box is a link. */
export function MatchBox({ match, ownPlayer, onPress, texts, linkRef }: MatchBoxProps) {
  const { slots, live, href } = match
  const isOwn = slots.some((slot) => slot.type === 'player' && slot.id === ownPlayer?.id)
  const content = (
    <>
      {slots.map((slot, index) => (
        <Slot key={index} slot={slot} ownPlayer={ownPlayer} texts={texts} />
      ))}
      {live !== undefined && (
        <span className={styles.live}>
          <StatusMark tone="success" size="xs" live>
            {live}
          </StatusMark>
        </span>
      )}
    </>
  )
  const marks = {
    className: styles.match,
    'data-own': isOwn || undefined,
    'data-live': live !== undefined || undefined,
  }
  if (href === undefined) return <div {...marks}>{content}</div>
  return (
    <a {...marks} ref={linkRef} href={href} onClick={followLink(onPress && (() => onPress(match)))}>
      {content}
    </a>
  )
}

interface SlotProps {
  slot: BracketSlot
  ownPlayer: { id: string; label: string } | undefined
  texts: MatchTexts
}

function Slot({ slot, ownPlayer, texts }: SlotProps) {
  if (slot.type !== 'player') {
    return (
      <span className={styles.slot} data-type={slot.type}>
        <span className={styles.name}>{slot.text}</span>
      </span>
    )
  }
  const { id, name, seed, score, before, won = false } = slot
  return (
    <span className={styles.slot} data-type="player" data-won={won || undefined}>
      {seed !== undefined && <span className={styles.seed}>{seed}</span>}
      {before}
      <span className={styles.name} title={name}>
        {name}
        {id === ownPlayer?.id && <VisuallyHidden> ({ownPlayer.label})</VisuallyHidden>}
      </span>
      {won && (
        <span className={styles.won}>
          <Check aria-hidden="true" />
          <VisuallyHidden>{texts.won}</VisuallyHidden>
        </span>
      )}
      {score !== undefined && <span className={styles.score}>{score}</span>}
    </span>
  )
}
