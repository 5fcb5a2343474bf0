import { tournamentPhaseStates } from '@kingside/machines/tournament-phase/examples'
import { expect, it } from 'vitest'
import * as stories from './TournamentPhase.stories.tsx'

const storyName = (state: string) =>
  state.replace(/(^|\.)(\w)/g, (_, __, letter: string) => letter.toUpperCase())

it.each(Object.keys(tournamentPhaseStates))('shows the state %s in a story', (state) => {
  expect(stories).toHaveProperty(
    [storyName(state), 'parameters', 'state'],
    `tournament-phase/${state}`,
  )
})
