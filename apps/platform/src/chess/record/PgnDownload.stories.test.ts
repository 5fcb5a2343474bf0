import { pgnDownloadStates } from '@kingside/machines/pgn-download/examples'
import { expect, it } from 'vitest'
import * as stories from './PgnDownload.stories.tsx'

const storyName = (state: string) =>
  state.replace(/(^|\.)(\w)/g, (_, __, letter: string) => letter.toUpperCase())

it.each(Object.keys(pgnDownloadStates))('shows the state %s in a story', (state) => {
  expect(stories).toHaveProperty([storyName(state), 'parameters', 'state'], `pgn-download/${state}`)
})
