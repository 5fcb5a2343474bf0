import { Link } from '@kingside/design-system/Link'
import type { ReactNode } from 'react'
import { useNavigate } from '../../platform/router/index.ts'
import { LateCard } from './LateCard.tsx'
import * as styles from './PlayerLink.css.ts'
import { useCardOpening } from './useCardOpening.ts'

export interface PlayerLinkProps {
  /** The public uid; null or undefined is not known. */
  readonly uid: string | null | undefined
  /** Empty for a visitor, who has no profile. */
  readonly name: string
  /** What is shown: usually the name. */
  readonly children: ReactNode
}

/**
 * Leads from a player's name to the profile, and shows a small card while the pointer rests on it or it has the focus.
 * It looks as the text around it. Without a profile it is the text alone.
 */
export const PlayerLink = ({ uid, name, children }: PlayerLinkProps) =>
  uid && name !== '' ? <KnownLink uid={uid}>{children}</KnownLink> : children

interface KnownLinkProps {
  readonly uid: string
  readonly children: ReactNode
}

function KnownLink({ uid, children }: KnownLinkProps) {
  const navigate = useNavigate()
  const path = `/players/${encodeURIComponent(uid)}`
  const { handlers, anchor, onClose } = useCardOpening()
  return (
    <span className={styles.root} {...handlers}>
      <Link href={path} tone="plain" onPress={() => void navigate(path)}>
        {children}
      </Link>
      {anchor && <LateCard uid={uid} anchor={anchor} onClose={onClose} />}
    </span>
  )
}
