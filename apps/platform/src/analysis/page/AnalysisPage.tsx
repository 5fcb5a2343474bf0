import { exportPgn } from '@kingside/chess-game'
import { useSelector } from '@xstate/react'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import { useLocation, useNavigate } from '../../platform/router/index.ts'
import type { KeptAnalysis, SavedAnalysis } from './saved-analysis.ts'
import { downloadText, pgnFileName } from '../../chess/record/index.ts'
import { BoardSettingsButton, LateBoardSize, preferencesOf } from '../../settings/board/index.ts'
import { HomeLink, useBoardInSight } from '../../chess/board/index.ts'
import { useDependencies } from '../../dependencies.ts'
import { Analysis } from '../engine/Analysis.view.tsx'
import { messages } from '../board/AnalysisBoard.messages.ts'
import { AnalysisBoard } from '../board/AnalysisBoard.view.tsx'
import { LineCount } from '../board/LineCount.tsx'
import { AddressNotice } from './AddressNotice.tsx'
import { AnalysisReport } from './AnalysisReport.tsx'
import type { AddressTrouble } from './analysis-opening.ts'
import { played } from './line.ts'
import { useEngine } from '../engine/useEngine.ts'
import { useOpening } from './useOpening.ts'
import { useSight } from './useSight.ts'

export interface AnalysisPageProps {
  readonly saved: SavedAnalysis
  readonly trouble: AddressTrouble | null
  /** Whether the game of the address is being fetched again. */
  readonly isRetrying: boolean
  readonly onRetry: () => void
}

const openTransport = async () =>
  (await import('../../chess/engine/stockfish-transport.ts')).openStockfish()

/** The analysis board with its engine; every change is saved. */
export function AnalysisPage({ saved, trouble, isRetrying, onRetry }: AnalysisPageProps) {
  const { boardAppearance, popups, toaster } = useDependencies().actors
  const [kept, setKept] = useState(saved.load)
  const { formatMessage } = useIntl()
  const navigate = useNavigate()
  const { search } = useLocation()
  const { game, before, orientation, lines, source } = kept
  const { boardRef, showBoard } = useBoardInSight()
  const engine = useEngine(openTransport, game.currentFen, lines)
  const preferences = useSelector(boardAppearance, ({ context }) => context.settings)

  const change = (part: Partial<KeptAnalysis>) => {
    const next = { ...kept, ...part }
    saved.save(next)
    setKept(next)
  }
  const leaveAddress = () => {
    if (search !== '') void navigate('/analysis', { replace: true })
  }
  const replaceGame = (next: KeptAnalysis['game']) => {
    const isWorthKeeping = game.history.length > 0 || game.nextVariations.length > 0
    change({ game: next, source: null, ...(isWorthKeeping && { before: game }) })
    leaveAddress()
  }
  const undo = () => {
    if (!before) return
    change({ game: before, before: game, source: null })
    leaveAddress()
  }
  const pgn = () => exportPgn(game)
  const copy = async (what: 'fen' | 'pgn') => {
    try {
      await navigator.clipboard.writeText(what === 'fen' ? game.currentFen : pgn())
      toaster.send({
        type: 'toast.add',
        toast: {
          id: 'analysis-copied',
          title: { text: formatMessage(messages.copied, { what }) },
          type: 'success',
          color: 'subdued',
          dismiss: { duration: 3000 },
        },
      })
    } catch {
      toaster.send({
        type: 'toast.add',
        toast: {
          id: 'analysis-copy-failed',
          title: { text: formatMessage(messages.copyFailed) },
          message: { text: formatMessage(messages.copyFailedHint) },
          type: 'warning',
          color: 'subdued',
        },
      })
    }
  }

  return (
    <AnalysisBoard
      view={{ game, orientation, canUndo: before !== null, opening: useOpening(game) }}
      sight={useSight(game, engine.view)}
      preferences={preferencesOf(preferences)}
      boardRef={boardRef}
      notice={
        trouble && <AddressNotice trouble={trouble} isRetrying={isRetrying} onRetry={onRetry} />
      }
      engine={
        <Analysis
          view={engine.view}
          hasBar={false}
          settings={<LineCount lines={lines} onChange={(count) => change({ lines: count })} />}
          onStart={engine.start}
          onStop={engine.stop}
          onPlay={(line) => change({ game: played(game, line) })}
        />
      }
      report={
        source && (
          <AnalysisReport
            source={source}
            game={game}
            onBegin={() => change({ source: { ...source, isReported: true } })}
            onSelect={(next) => change({ game: next })}
            onShowBoard={showBoard}
          />
        )
      }
      resize={<LateBoardSize />}
      tools={
        <>
          <HomeLink />
          <BoardSettingsButton
            size="m"
            onOpen={() => popups.send({ type: 'popup.open', popup: 'chessboard-settings' })}
          />
        </>
      }
      onChange={(next) => change({ game: next })}
      onCut={(next) => change({ game: next, before: game })}
      onReplace={replaceGame}
      onUndo={undo}
      onFlip={() => change({ orientation: orientation === 'w' ? 'b' : 'w' })}
      onCopyFen={() => void copy('fen')}
      onCopyPgn={() => void copy('pgn')}
      onDownloadPgn={() => downloadText(pgnFileName(new Date()), pgn())}
    />
  )
}
