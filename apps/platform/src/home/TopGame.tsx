import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useDependencies } from '../dependencies.ts'
import { useNavigate } from '../platform/router/index.ts'
import { topGameQuery } from './top-game.calls.ts'
import { TopGameBoard } from './TopGame.view.tsx'

/** The best game that is being played. Where it can't be asked for, the board is there all the same. */
export function TopGame() {
  const { server } = useDependencies()
  const [query] = useState(() => topGameQuery(server))
  const navigate = useNavigate()
  const { data = null } = useQuery(query)
  return <TopGameBoard game={data} onWatch={(gameId) => void navigate(`/game/${gameId}`)} />
}
