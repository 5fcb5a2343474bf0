import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate } from '../../platform/router/index.ts'
import { createPreferences } from './kept-setup.ts'
import { createSavedGames } from '../table/saved-game.ts'
import { timeControlsQuery } from '../../chess/terms/index.ts'
import { useDependencies } from '../../dependencies.ts'
import { ComputerGameSetup, type SetupChoices } from './ComputerGameSetup.view.tsx'
import { PageTitle } from '../../platform/page/index.ts'
import { messages } from './ComputerGameSetup.messages.ts'
import type { TimeControlsView } from './TimeControlChoice.tsx'

/** The page to set up a game against the computer, or to continue the stored one. */
export function ComputerSetupRoute() {
  const { api, store } = useDependencies()
  const [savedGames] = useState(() => createSavedGames(store))
  const [preferences] = useState(() => createPreferences(store))
  const [saved] = useState(savedGames.load)
  const navigate = useNavigate()
  const [choices, setChoices] = useState<SetupChoices>(preferences.load)
  const times = useQuery(timeControlsQuery(api))

  const timeControls: TimeControlsView = times.isSuccess
    ? { status: 'ready', options: times.data }
    : { status: times.isFetching ? 'loading' : 'failed' }

  const start = () => {
    const control = times.data?.find(({ id }) => id === choices.timeControlId)
    const playerColor =
      choices.color === 'random' ? (Math.random() < 0.5 ? 'w' : 'b') : choices.color
    savedGames.begin({ playerColor, level: choices.level, clock: control?.clock ?? null })
    void navigate('/play')
  }

  return (
    <>
      <PageTitle {...messages.title} />
      <ComputerGameSetup
        choices={choices}
        timeControls={timeControls}
        unfinished={
          saved && !saved.end
            ? { level: saved.setup.level, moves: saved.game.history.length }
            : null
        }
        onChange={(next) => {
          setChoices(next)
          preferences.save(next)
        }}
        onStart={start}
        onResume={() => void navigate('/play')}
        onRetry={() => void times.refetch()}
      />
    </>
  )
}
