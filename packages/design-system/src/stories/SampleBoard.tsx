const side = 8

/** A fictional position for stories: an empty board in the theme's colours, with discs for pieces. */
export function SampleBoard({ pieces = [10, 21, 28, 35, 44, 49, 62] }: { pieces?: number[] }) {
  return (
    <svg viewBox={`0 0 ${side} ${side}`} role="presentation">
      {Array.from({ length: side * side }, (_, index) => {
        const x = index % side
        const y = Math.floor(index / side)
        const dark = (x + y) % 2 === 1
        return (
          <g key={index}>
            <rect x={x} y={y} width="1" height="1" fill={dark ? '#a98a66' : '#e9dcc3'} />
            {pieces.includes(index) && (
              <circle
                cx={x + 0.5}
                cy={y + 0.5}
                r="0.32"
                fill={index % 3 === 0 ? '#26211c' : '#fbf7ef'}
                stroke="#26211c"
                strokeWidth="0.06"
              />
            )}
          </g>
        )
      })}
    </svg>
  )
}
