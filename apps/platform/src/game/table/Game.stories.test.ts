import { clientStatuses, type GameView } from '@kingside/machines/game'
import { gameStates } from '@kingside/machines/game/examples'
import { expect, it } from 'vitest'
import { ends } from './stories/EndTexts.tsx'
import * as game from './Game.stories.tsx'
import * as clock from './GameClock.stories.tsx'
import * as end from './GameEnd.stories.tsx'
import * as moves from './GameMoves.stories.tsx'
import * as offers from './GameOffers.stories.tsx'
import { reasonMessages } from '../../chess/terms/result.messages.ts'

const stories = { ...game, ...clock, ...end, ...moves, ...offers }

const storyName = (state: string) =>
  state.replace(/(^|\.)(\w)/g, (_, __, letter: string) => letter.toUpperCase())

it.each(Object.keys(gameStates))('shows the state %s in a story', (state) => {
  expect(stories).toHaveProperty([storyName(state), 'parameters', 'state'], `game/${state}`)
})

it('shows every derived status of the client in a story', () => {
  const seen = Object.values(stories).flatMap((story): GameView['clientStatus'][] =>
    'args' in story && story.args?.view ? [story.args.view.clientStatus] : [],
  )
  expect(new Set(seen)).toEqual(new Set(clientStatuses))
})

it('shows every reason in a story', () => {
  expect(new Set(ends.map(({ reason }) => reason))).toEqual(new Set(Object.keys(reasonMessages)))
})
