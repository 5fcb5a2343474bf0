import { AnalysisLines, type AnalysisState, EvaluationBar } from '@kingside/chess-board'
import { inCheck, opposite } from '@kingside/chess-game'
import { Stack } from '@kingside/design-system/Stack'
import type { AnalysisView } from '@kingside/machines/analysis'
import { itemOf } from './analysis-item.ts'
import { useAnalysisTexts } from './useAnalysisTexts.ts'

type EngineStatus = 'starting-engine' | 'thinking' | 'finished'

export interface EngineViewProps {
  readonly view: Extract<AnalysisView, { readonly status: EngineStatus }>
  readonly hasBar: boolean
  readonly onPlay: (moves: readonly string[]) => void
}

/** The bar and the best lines. Their height is reserved while the engine starts, so that nothing moves. */
export function EngineView({ view, hasBar, onPlay }: EngineViewProps) {
  const texts = useAnalysisTexts()
  const state = stateOf(view)
  const best = 'item' in state ? state.item?.multipv[0] : undefined
  const winner = matedBy(view)
  return (
    <Stack gap={3}>
      {hasBar && (
        <EvaluationBar
          layout="horizontal"
          evaluation={best}
          {...(winner && { winner })}
          texts={texts.bar}
        />
      )}
      <AnalysisLines
        state={state}
        count={view.multipv}
        onPlay={({ line }, ply) => onPlay(line.slice(0, ply + 1).map(({ lan }) => lan))}
        texts={texts.lines}
      />
    </Stack>
  )
}

function stateOf(view: EngineViewProps['view']): AnalysisState {
  switch (view.status) {
    case 'starting-engine':
      return { status: 'waiting' }
    case 'thinking':
      return { status: 'thinking', ...(view.analysis && { item: itemOf(view.analysis) }) }
    case 'finished':
      return {
        status: 'done',
        item: view.analysis ? itemOf(view.analysis) : { fen: view.fen, depth: 0, multipv: [] },
      }
    default:
      return view satisfies never
  }
}

/** The side that has mated: the engine has no line then, and the side to move is in check. */
function matedBy(view: EngineViewProps['view']) {
  if (view.status !== 'finished' || view.analysis?.lines.length || !inCheck(view.fen)) return null
  return opposite(view.fen.split(' ')[1] === 'b' ? 'b' : 'w')
}
