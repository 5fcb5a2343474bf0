import type { Diagram as DiagramParts } from '@kingside/machines/catalogue'
import { useMemo } from 'react'
import * as styles from './Diagram.css.ts'
import { Zoomable } from './Zoomable.tsx'
import { layout, type PlacedEdge } from './layout.ts'

interface DiagramProps {
  diagram: DiagramParts
  /** The name of the diagram, for screen readers. */
  label: string
  /** Paths of the leaf states that are active. */
  active: readonly string[]
  /** Returns the address of the story of a leaf state; undefined without one. */
  storyOf: (path: string) => string | undefined
}

/** A machine as boxes and arrows. A state with a story is a link to it. */
export function Diagram({ diagram, label, active, storyOf }: DiagramProps) {
  const { width, height, groups, leaves, edges } = useMemo(() => layout(diagram), [diagram])
  return (
    <Zoomable label="Diagram" width={width} height={height}>
      <svg
        role="group"
        aria-label={label}
        viewBox={`0 0 ${width} ${height}`}
        className={styles.root}
      >
        <defs>
          <marker
            id="arrow"
            viewBox="0 0 8 8"
            refX="7"
            refY="4"
            markerWidth="7"
            markerHeight="7"
            orient="auto"
          >
            <path d="M0,0 L8,4 L0,8 Z" className={styles.head} />
          </marker>
        </defs>
        {groups.map(({ state, ...box }) => (
          <g key={state.id}>
            <rect {...box} rx="12" className={styles.group} />
            <text x={box.x + 12} y={box.y + 18} className={styles.groupName}>
              {state.name}
            </text>
          </g>
        ))}
        {edges.map((edge) => (
          <Arrow key={edge.id} edge={edge} />
        ))}
        {leaves.map(({ state, ...box }) => {
          const address = storyOf(state.path)
          const isActive = active.includes(state.path)
          const drawn = (
            <>
              <rect {...box} rx="8" className={styles.leaf} data-active={isActive || undefined} />
              <text
                x={box.x + box.width / 2}
                y={box.y + box.height / 2}
                className={styles.leafName}
                data-active={isActive || undefined}
              >
                {state.name}
              </text>
            </>
          )
          const current = isActive ? ({ 'aria-current': 'true' } as const) : {}
          return address === undefined ? (
            <g key={state.id} role="img" aria-label={state.path} {...current}>
              {drawn}
            </g>
          ) : (
            <a key={state.id} href={address} target="_top" aria-label={state.path} {...current}>
              {drawn}
            </a>
          )
        })}
      </svg>
    </Zoomable>
  )
}

function Arrow({ edge: { path, labels, x, y } }: { edge: PlacedEdge }) {
  const first = y - ((labels.length - 1) * 16) / 2
  return (
    <g aria-hidden="true">
      <path d={path} markerEnd="url(#arrow)" className={styles.arrow} />
      {labels.map((label, index) => (
        <text key={label} x={x} y={first + index * 16} className={styles.arrowName}>
          {label}
        </text>
      ))}
    </g>
  )
}
