import { provideAnalysis, selectAnalysisView } from '@kingside/machines/analysis'
import { useActorRef, useSelector } from '@xstate/react'
import { useEffect, useState } from 'react'
import { useNavigate } from '../../platform/router/index.ts'
import { AnalysisLink, analysisPath, gameAnalysisPath } from '../../analysis/page/index.ts'
import { Analysis, createAnalysisEngine } from '../../analysis/engine/index.ts'

export interface GameAnalysisProps {
  readonly gameId: string
  /** The position on the board. */
  readonly fen: string
}

/** How many lines are shown. */
const multipv = 3

const openTransport = async () =>
  (await import('../../chess/engine/stockfish-transport.ts')).openStockfish()

/** The engine for a finished game. */
export function GameAnalysis({ gameId, fen }: GameAnalysisProps) {
  const [engine] = useState(() => createAnalysisEngine(openTransport))
  const [machine] = useState(() => provideAnalysis(engine))
  const actor = useActorRef(machine, { input: { fen, multipv } })
  const view = useSelector(actor, selectAnalysisView)
  useEffect(() => actor.send({ type: 'position.select', fen }), [actor, fen])
  useEffect(() => engine.close, [engine])
  const navigate = useNavigate()
  return (
    <Analysis
      view={view}
      onStart={() => actor.send({ type: 'analysis.start' })}
      onStop={() => actor.send({ type: 'analysis.stop' })}
      onPlay={(line) => void navigate(analysisPath(fen, line))}
      settings={<AnalysisLink path={gameAnalysisPath(gameId)} display="block" />}
    />
  )
}
