import { VisuallyHidden } from '../VisuallyHidden/index.ts'
import * as styles from './TitleMark.css.ts'

export const playerTitles = [
  'GM',
  'IM',
  'FM',
  'CM',
  'WGM',
  'WIM',
  'WFM',
  'WCM',
  'AGM',
  'AIM',
  'AFM',
  'ACM',
] as const
export type PlayerTitle = (typeof playerTitles)[number]
export const titleMarkSizes = ['s', 'm'] as const

export interface TitleMarkProps {
  /** The title's abbreviation, the same in every language. */
  title: PlayerTitle
  /** The full title, such as `International Master`, for screen readers and as the tooltip. */
  name: string
  /** 16 px high, for a line of small text, or 20 px. @default 's' */
  size?: (typeof titleMarkSizes)[number]
}

const family = (title: PlayerTitle) => {
  if (title.startsWith('A')) return 'arena'
  return title.endsWith('GM') ? 'grandmaster' : 'board'
}

/** A player's title before the name. Over-the-board titles are brown, the highest filled; arena titles are grey. */
export function TitleMark({ title, name, size = 's' }: TitleMarkProps) {
  return (
    <span className={styles.root({ family: family(title), size })} title={name}>
      <span aria-hidden="true">{title}</span>
      <VisuallyHidden>{name}</VisuallyHidden>
    </span>
  )
}
