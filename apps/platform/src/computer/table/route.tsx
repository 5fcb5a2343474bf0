import { opposite } from '@kingside/chess-game'
import type { ComputerGameInput, ComputerGameView } from '@kingside/machines'
import type { ToastOptions } from '@kingside/machines/toast'
import { useEffect, useState } from 'react'
import { useIntl } from 'react-intl'
import { Redirect, useNavigate } from '../../platform/router/index.ts'
import { createComputerGame } from './computer-game.ts'
import { createComputerOpponent, pause } from './computer-opponent.ts'
import { downloadText, pgnFileName, pgnOf } from '../../chess/record/index.ts'
import { createSavedGames, type SavedGames } from './saved-game.ts'
import { useDependencies } from '../../dependencies.ts'
import { messages } from './ComputerGame.messages.ts'
import { PageTitle } from '../../platform/page/index.ts'
import { LateBoardSize } from '../../settings/board/index.ts'
import { RunningComputerGame } from './RunningComputerGame.tsx'

const openTransport = async () =>
  (await import('../../chess/engine/stockfish-transport.ts')).openStockfish()
const hasWebAssembly = () => typeof WebAssembly === 'object'

/** The game against the computer, stored in the browser after each move. Without one, the page opens the setup. */
export function PlayRoute() {
  const { store } = useDependencies()
  const [savedGames] = useState(() => createSavedGames(store))
  const [saved] = useState(savedGames.load)
  if (!saved) return <Redirect to="/computer" />
  return <Play saved={saved} savedGames={savedGames} />
}

interface PlayProps {
  readonly saved: ComputerGameInput
  readonly savedGames: SavedGames
}

function Play({ saved, savedGames }: PlayProps) {
  const { now, actors } = useDependencies()
  const [opponent] = useState(() =>
    createComputerOpponent({ openTransport, hasWebAssembly, now, pause, random: Math.random }),
  )
  const [computerGame] = useState(() => createComputerGame(opponent))
  const notify = (toast: ToastOptions) => actors.toaster.send({ type: 'toast.add', toast })
  const [round, setRound] = useState({ number: 1, input: saved })
  const { formatMessage } = useIntl()
  const navigate = useNavigate()
  useEffect(() => opponent.close, [opponent])

  const rematch = () => {
    const { setup } = round.input
    savedGames.begin({ ...setup, playerColor: opposite(setup.playerColor) })
    const input = savedGames.load()
    if (input) setRound({ number: round.number + 1, input })
  }

  const pgn = (view: ComputerGameView) =>
    pgnOf(view, { site: window.location.origin, date: new Date() })

  const copy = async (view: ComputerGameView) => {
    try {
      await navigator.clipboard.writeText(pgn(view))
      notify({
        id: 'pgn-copied',
        title: { text: formatMessage(messages.pgnCopied) },
        type: 'success',
        color: 'subdued',
        dismiss: { duration: 3000 },
      })
    } catch {
      notify({
        id: 'pgn-copy-failed',
        title: { text: formatMessage(messages.pgnCopyFailed) },
        message: { text: formatMessage(messages.pgnCopyFailedHint) },
        type: 'warning',
        color: 'subdued',
      })
    }
  }

  return (
    <>
      <PageTitle {...messages.title} />
      <RunningComputerGame
        key={round.number}
        boardAppearance={actors.boardAppearance}
        dialogs={actors.dialogs}
        machine={computerGame}
        input={round.input}
        now={now}
        onChange={savedGames.save}
        onSound={(name) => actors.sounds.send({ type: 'sound.play', name })}
        resize={<LateBoardSize />}
        onBoardSettings={() =>
          actors.popups.send({ type: 'popup.open', popup: 'chessboard-settings' })
        }
        onRematch={rematch}
        onNewGame={() => void navigate('/computer')}
        onCopyPgn={(view) => void copy(view)}
        onDownloadPgn={(view) => downloadText(pgnFileName(new Date()), pgn(view))}
      />
    </>
  )
}
