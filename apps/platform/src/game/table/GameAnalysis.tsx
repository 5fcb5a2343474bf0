import { provideAnalysis, selectAnalysisView } from '@kingside/machines/analysis'
import { useActorRef, useSelector } from '@xstate/react'
import { useEffect, useState } from 'react'
import { useNavigate } from '../../platform/router/index.ts'
import { AnalysisLink, analysisPath, gameAnalysisPath } from '../../analysis/page/index.ts'
import { Analysis, createAnalysisEngine, gameAccess } from '../../analysis/engine/index.ts'
import { useDependencies } from '../../dependencies.ts'

export interface GameAnalysisProps {
  readonly gameId: string
  /** The position on the board. */
  readonly fen: string
}

/** How many lines are shown. */
const multipv = 3

const openTransport = async () =>
  (await import('../../chess/engine/stockfish-transport.ts')).openStockfish()

/** The engine beside a game that is over. */
export function GameAnalysis({ gameId, fen }: GameAnalysisProps) {
  const { server, actors } = useDependencies()
  const [engine] = useState(() =>
    createAnalysisEngine({ openTransport, requestAccess: gameAccess(server) }),
  )
  const [machine] = useState(() => provideAnalysis(engine))
  const actor = useActorRef(machine, { input: { boardId: gameId, fen, multipv } })
  const view = useSelector(actor, selectAnalysisView)
  useEffect(() => actor.send({ type: 'position.select', fen }), [actor, fen])
  useEffect(() => engine.close, [engine])
  const navigate = useNavigate()
  const isVisitor = useSelector(actors.session, ({ context: { profile } }) => profile === null)
  return (
    <Analysis
      view={view}
      isVisitor={isVisitor}
      onStart={() => actor.send({ type: 'analysis.start' })}
      onStop={() => actor.send({ type: 'analysis.stop' })}
      onUpgrade={() => actors.popups.send({ type: 'popup.open', popup: 'upgrade-to-pro' })}
      onSignIn={() => actors.popups.send({ type: 'popup.open', popup: 'sign-in' })}
      onPlay={(line) => void navigate(analysisPath(fen, line))}
      settings={<AnalysisLink path={gameAnalysisPath(gameId)} display="block" />}
    />
  )
}
