import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { createPlayerSearch } from './opponent.calls.ts'
import { createFinderSettings } from '../finder/kept-settings.ts'
import { useDependencies } from '../../dependencies.ts'
import { OpponentSearch, type OpponentSearchView } from './OpponentSearch.view.tsx'
import { usePlayer } from '../../platform/realtime/index.ts'

const fewestLetters = 2

/** Searches a player by name; the popup then continues with the challenge to that player. */
export function OpponentSearchPart() {
  const { actors, player, server, store } = useDependencies()
  const [searchQuery] = useState(() => createPlayerSearch(server))
  const [name, setName] = useState('')
  const { uid: readerUid } = usePlayer({ player })
  // A challenge starts with the same settings.
  const [{ mode, timeControl }] = useState(createFinderSettings(store).load)
  const isAsked = name.length >= fewestLetters
  const search = useQuery({
    ...searchQuery(name, { mode, boardType: timeControl.boardType }),
    enabled: isAsked,
    placeholderData: keepPreviousData,
  })

  const viewNow = (): OpponentSearchView => {
    if (!isAsked) return { status: 'idle' }
    if (search.isError) return { status: 'failed', isRetrying: search.isFetching }
    if (search.data === undefined || search.isPlaceholderData) return { status: 'searching' }
    return {
      status: 'found',
      family: timeControl.boardType,
      players: search.data.map((player) => ({ ...player, isReader: player.uid === readerUid })),
    }
  }
  return (
    <OpponentSearch
      view={viewNow()}
      onSearch={setName}
      onChallenge={(opponent) =>
        actors.popups.send({ type: 'popup.open', popup: 'challenge', params: { opponent } })
      }
      onRetry={() => void search.refetch()}
    />
  )
}
