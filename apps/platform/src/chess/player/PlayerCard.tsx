import { useQuery } from '@tanstack/react-query'
import { useLayoutEffect, useRef } from 'react'
import { useDependencies } from '../../dependencies.ts'
import { playerCardQuery } from './player-card.calls.ts'
import { PlayerFacts } from './PlayerFacts.view.tsx'
import * as styles from './PlayerCard.css.ts'

export interface PlayerCardProps {
  readonly uid: string
  /** What the card stands below, or above where there is no room. */
  readonly anchor: Element
  readonly onClose: () => void
}

/** A small card over the page that tells who a player is. It takes no room, and nothing moves for it. */
export function PlayerCard({ uid, anchor, onClose }: PlayerCardProps) {
  const facts = useQuery(playerCardQuery(useDependencies(), uid))
  const card = useRef<HTMLSpanElement>(null)
  const isKnown = facts.data !== undefined
  useLayoutEffect(() => {
    const { current } = card
    if (!current || !isKnown) return undefined
    // The top layer: no parent cuts it off.
    if (!current.matches(':popover-open')) current.showPopover()
    place(current, anchor)
    // It would float beside its name.
    window.addEventListener('scroll', onClose, { capture: true, passive: true, once: true })
    return () => window.removeEventListener('scroll', onClose, { capture: true })
  }, [anchor, isKnown, onClose])
  return (
    // The page that the link leads to tells all of it, in order.
    <span ref={card} aria-hidden="true" popover="manual" className={styles.card}>
      {facts.data && <PlayerFacts {...facts.data} />}
    </span>
  )
}

/** From the edges of the window, and between the name and its card, in px. */
const gap = 8

function place(card: HTMLElement, anchor: Element): void {
  const { left, right, top, bottom } = anchor.getBoundingClientRect()
  const { width, height } = card.getBoundingClientRect()
  const room = document.documentElement
  const isRtl = getComputedStyle(anchor).direction === 'rtl'
  const x = isRtl ? right - width : left
  const y = bottom + height + gap < room.clientHeight ? bottom : Math.max(gap, top - height)
  card.style.insetInlineStart = 'auto'
  card.style.left = `${Math.max(gap, Math.min(x, room.clientWidth - width - gap))}px`
  card.style.top = `${y}px`
}
