import { useIntl } from 'react-intl'
import * as styles from './art.css.ts'
import { PieceShape } from './PieceShape.tsx'
import { climberAt } from './pieces.ts'
import { messages, pieceNames } from './reward/reward.messages.ts'

/** How high the sun stands on the postcard of a level. */
const sunY = (level: number) => 66 + (level % 15) * 2

/** The postcard of a level: whoever climbs there, on a hill before the tower. */
export function Postcard({ level }: { readonly level: number }) {
  const { formatMessage } = useIntl()
  const piece = climberAt(level)
  const name = formatMessage(messages.postcardOf, {
    level,
    piece: formatMessage(pieceNames[piece]),
  })
  return (
    <svg className={styles.postcard} viewBox="0 0 360 240" role="img" aria-label={name}>
      <rect className={styles.skies[piece]} width="360" height="240" />
      <circle className={styles.sun[piece]} cx={110 + level * 3} cy={sunY(level)} r="26" />
      <path className={styles.far} d="M0 150Q60 96 132 140T262 132 360 120V240H0Z" />
      <Keep floors={Math.ceil(level / 5)} />
      <path className={styles.near} d="M0 206Q96 150 190 186T360 170V240H0Z" />
      <g transform="translate(52 92) scale(1.55)">
        <PieceShape piece={piece} />
      </g>
      <rect className={styles.frame} x="8" y="8" width="344" height="224" rx="10" />
      <text className={styles.writing} x="344" y="222" textAnchor="end" aria-hidden="true">
        {formatMessage(messages.greeting, { level })}
      </text>
    </svg>
  )
}

/** The tower in the distance: as many floors as the level has tens of steps. */
function Keep({ floors }: { readonly floors: number }) {
  const top = 168 - floors * 18
  return (
    <g>
      <path
        className={styles.wall}
        d={`M270 ${top}v-14h10v8h10v-8h12v8h10v-8h10v14l-6 6V190h-40V${top + 6}Z`}
      />
      {Array.from({ length: floors }, (_, floor) => (
        <path
          key={floor}
          className={styles.opening}
          d={`M290 ${180 - floor * 18}v-8a6 6 0 0 1 12 0v8Z`}
        />
      ))}
    </g>
  )
}
