import * as styles from './ClubHouse.css.ts'

const days = Array.from({ length: 12 }, (_, place) => ({
  x: 44 + (place % 4) * 20,
  y: 118 + Math.floor(place / 4) * 20,
  isEvent: place === 6,
}))

const scores = [58, 46, 38, 24]

/** A rook as the house of a club, with its players before it, its calendar and its standings. */
export function ClubHouse() {
  return (
    <svg className={styles.picture} viewBox="0 0 480 300" aria-hidden="true">
      <Board />
      <Rook />
      <Calendar />
      <Standings />
      <Pawn x={152} y={262} scale={1.1} />
      <Pawn x={104} y={274} scale={1.25} />
      <Pawn x={330} y={262} scale={1.1} />
      <Pawn x={380} y={274} scale={1.25} />
    </svg>
  )
}

/** The floor: squares that come nearer. */
function Board() {
  const rows = [
    { top: 226, bottom: 248, near: 0.62, far: 0.5 },
    { top: 248, bottom: 276, near: 0.8, far: 0.62 },
    { top: 276, bottom: 300, near: 1, far: 0.8 },
  ]
  const at = (column: number, width: number) => 240 + (column - 4) * 84 * width
  return (
    <g className={styles.dark}>
      {rows.flatMap(({ top, bottom, near, far }, row) =>
        Array.from({ length: 8 }, (_, column) =>
          (row + column) % 2 === 0 ? (
            <path
              key={`${row}-${column}`}
              d={`M${at(column, far)} ${top}H${at(column + 1, far)}L${at(column + 1, near)} ${bottom}H${at(column, near)}Z`}
            />
          ) : null,
        ),
      )}
    </g>
  )
}

function Rook() {
  return (
    <g>
      <path className={styles.line} d="M240 78V22" />
      <path className={styles.flag} d="M241 22h40l-11 11 11 11h-40Z" />
      <path
        className={styles.wall}
        d="M178 78h26v16h22V78h28v16h22V78h26v44l-14 12 6 88h14v20H172v-20h14l6-88-14-12Z"
      />
      <path className={styles.shade} d="M254 134h34l6 88h14v20h-54Z" />
      <path className={styles.shade} d="M192 134h96l-1-8h-94Z" />
      <path className={styles.opening} d="M222 242v-34a18 18 0 0 1 36 0v34Z" />
      <path className={styles.opening} d="M212 150h14v22h-14ZM254 150h14v22h-14Z" />
    </g>
  )
}

function Calendar() {
  return (
    <g>
      <rect className={styles.card} x="32" y="84" width="96" height="96" rx="10" />
      <path className={styles.ink} d="M44 96h36v6H44Z" />
      {days.map(({ x, y, isEvent }) => (
        <rect
          key={`${x}-${y}`}
          className={isEvent ? styles.flag : styles.faint}
          x={x}
          y={y}
          width="12"
          height="12"
          rx="3"
        />
      ))}
    </g>
  )
}

function Standings() {
  return (
    <g>
      <rect className={styles.card} x="338" y="84" width="112" height="104" rx="10" />
      {scores.map((width, place) => (
        <g key={width}>
          <circle
            className={place === 0 ? styles.wall : styles.faint}
            cx="356"
            cy={104 + place * 21}
            r="6"
          />
          <rect
            className={place === 0 ? styles.ink : styles.faint}
            x="370"
            y={101 + place * 21}
            width={width}
            height="6"
            rx="3"
          />
        </g>
      ))}
    </g>
  )
}

function Pawn({ x, y, scale }: { readonly x: number; readonly y: number; readonly scale: number }) {
  return (
    <g transform={`translate(${x} ${y}) scale(${scale})`}>
      <circle className={styles.ink} cy="-37" r="9" />
      <path className={styles.ink} d="M-10-29h20v4H6c0 8 4 13 8 17h-28c4-4 8-9 8-17h-4Z" />
      <path className={styles.ink} d="M-17-9h34V0h-34Z" />
    </g>
  )
}
