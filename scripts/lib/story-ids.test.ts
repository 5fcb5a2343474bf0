import { expect, it } from 'vitest'
import { storyFilesByPicture } from './story-ids.ts'

const file = 'packages/design-system/src/Badge/Badge.stories.tsx'
const source = `
export default { component: Badge, title: 'Badge' }
export const Tones = { parameters: { modes: { russian: {} } } }
export const Bare = { parameters: { visual: { looksLike: 'design-system-mark--bare' } } }`

it('names the file of a story’s pictures, of those in its modes, and of those it only looks like', () => {
  const files = storyFilesByPicture([file], () => source)
  for (const picture of [
    'design-system-badge-tones',
    'design-system-badge-tones-russian',
    'design-system-badge-tones-long-words',
    'design-system-mark-bare',
  ])
    expect(files.get(picture), picture).toEqual([file])
  expect(files.get('design-system-badge-gone')).toBeUndefined()
})
