import type { CapturedCounts, Color } from '@kingside/chess-game'
import { groupsOf, leadOverColor } from './pieces.ts'
import { type CapturedPiecesTexts, englishCapturedTexts } from './texts.ts'
import * as styles from './CapturedPieces.css.ts'

export interface CapturedPiecesProps {
  /** The colour of the captured pieces: `b` for the player with White. */
  readonly color: Color
  /** The captured pieces of that colour: `game.capturedFigures[color]`. */
  readonly captured: CapturedCounts
  /** White's material minus Black's: `game.advantage`. Shown for the side that is ahead. @default 0 */
  readonly advantage?: number
  /** @default English */
  readonly texts?: CapturedPiecesTexts
}

/** The pieces that one side has captured, and its lead in pawns. It keeps its height when empty. */
export function CapturedPieces({
  color,
  captured,
  advantage = 0,
  texts = englishCapturedTexts,
}: CapturedPiecesProps) {
  const groups = groupsOf(captured)
  const lead = leadOverColor(color, advantage)
  return (
    <span role="img" aria-label={texts.label({ color, groups, lead })} className={styles.root}>
      {groups.map(({ type, count }) => (
        <span key={type} className={styles.group}>
          {Array.from({ length: count }, (_, index) => (
            <span key={index} className={styles.piece} data-piece={`${color}${type}`} />
          ))}
        </span>
      ))}
      {lead > 0 && (
        <span className={styles.lead} dir="ltr">
          +{lead}
        </span>
      )}
    </span>
  )
}
