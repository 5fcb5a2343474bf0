import {
  Crown,
  Flame,
  Gift,
  Handshake,
  type LucideIcon,
  Mail,
  Puzzle,
  Swords,
  Trophy,
} from 'lucide-react'

const icons = new Map<string, LucideIcon>(
  Object.entries({
    crown: Crown,
    draw: Handshake,
    gift: Gift,
    game: Swords,
    mail: Mail,
    puzzle: Puzzle,
    streak: Flame,
    tournament: Trophy,
  }),
)

/** The icon of this name; an unknown name leaves the toast the icon of its type. */
export function toastIcon(name: string) {
  const Icon = icons.get(name)
  return Icon && <Icon aria-hidden="true" />
}
