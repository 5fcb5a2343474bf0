import { providePgnDownload, selectPgnDownloadView } from '@kingside/machines/pgn-download'
import { useActorRef, useSelector } from '@xstate/react'
import { useState } from 'react'
import { type GameDataSource, PgnDownload } from '../../chess/record/index.ts'
import { createPgnSource } from './pgn.calls.ts'

/** Downloads a finished game as PGN. */
export function GamePgn({
  gameId,
  source,
}: {
  readonly gameId: string
  readonly source: GameDataSource
}) {
  const [machine] = useState(() => providePgnDownload(createPgnSource(source)))
  const actor = useActorRef(machine, { input: { id: gameId } })
  const view = useSelector(actor, selectPgnDownloadView)
  return (
    <PgnDownload
      view={view}
      onRequest={() => actor.send({ type: 'pgn.request' })}
      onCancel={() => actor.send({ type: 'pgn.cancel' })}
    />
  )
}
