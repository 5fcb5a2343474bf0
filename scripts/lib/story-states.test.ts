import { describe, expect, it } from 'vitest'
import { storyFolders, readStories } from './story-states.ts'

const folder = { folder: 'apps/platform/src', titlePrefix: 'Platform' }
const file = 'apps/platform/src/features/sign-in/SignIn.stories.tsx'
const read = (source: string) => readStories(file, source, folder)

describe('the states of stories', () => {
  it('are read from stories as objects', () => {
    const source = `
const meta = { component: SignIn, title: 'Features/SignIn' } satisfies Meta<typeof SignIn>
export default meta
type Story = StoryObj<typeof meta>
const helper = { parameters: { state: 'sign-in/hidden' } }
export const WrongPassword: Story = { parameters: { visual: { claims: 'phone' }, state: 'sign-in/failed' } }
export const Plain: Story = { args: { state: 'sign-in/failed' } }
export const Both = { parameters: { state: ['sign-in/asking', \`sign-in/asking.late\`] as const } }
`
    expect(read(source).problems).toEqual([])
    expect(read(source).stories.map(({ id, states }) => ({ id, states }))).toEqual([
      { id: 'platform-features-signin--wrong-password', states: ['sign-in/failed'] },
      { id: 'platform-features-signin--plain', states: [] },
      { id: 'platform-features-signin--both', states: ['sign-in/asking', 'sign-in/asking.late'] },
    ])
  })

  it('are read from factories', () => {
    const source = `
const meta = preview.meta({ title: 'Features/SignIn' })
export const Open = meta.story({ parameters: { state: 'sign-in/open' } })
export const Again = Open.extend({ parameters: { state: 'sign-in/open' } })
`
    expect(read(source).stories.map(({ id }) => id)).toEqual([
      'platform-features-signin--open',
      'platform-features-signin--again',
    ])
  })

  it('have the title of their path where the file says none, and the id that the file says', () => {
    const story = `export const A = { parameters: { state: 'x/y' } }`
    expect(read(`export default { component: SignIn }\n${story}`).stories[0]?.id).toBe(
      'platform-features-sign-in-signin--a',
    )
    expect(read(`export default { id: 'own', title: 'T' }\n${story}`).stories[0]?.id).toBe('own--a')
  })

  it('hold for every story that says nothing itself, when the file says them', () => {
    const source = `
export default { title: 'T', parameters: { state: 'x/all' } }
export const One = {}
export const Two = { parameters: { state: 'x/two' } }
`
    expect(read(source).stories.map(({ states }) => states)).toEqual([['x/all'], ['x/two']])
  })

  it('must be written out', () => {
    const source = `
export default { title: 'T' }
export const One = { parameters: { state: states.one } }
export const Two = { parameters: { state: ['x/y', ...more] } }
`
    const { stories, problems } = read(source)
    expect(stories.flatMap(({ states }) => states)).toEqual([])
    expect(problems).toEqual(
      ['One', 'Two'].map(
        (name) =>
          `${file}: the state of ${name} can't be read. Write it as a string, or as a list of strings.`,
      ),
    )
  })

  it('are none in a file without stories', () => {
    expect(read('')).toEqual({ stories: [], problems: [] })
  })
})

describe('the pictures of stories', () => {
  it('are read, also from what the file says for all and from what it imports', () => {
    const source = `
import { everyLook } from './everyLook.ts'
const meta = { title: 'Features/SignIn', parameters: { visual: { claims: 'dark' } } }
export default meta
export const Plain: Story = {}
export const Two: Story = { parameters: { visual: { claims: ['feature', 'large-text'] } } }
export const Whole: Story = { parameters: everyLook }
export const Wide: Story = { parameters: { wide: true, ...everyLook } }
export const Same: Story = { parameters: { visual: { looksLike: 'platform-features-signin--plain' } } }
export const Never: Story = { parameters: { visual: { skip: 'It counts down.' } } }
export const InWords: Story = { parameters: { modes: { russian: { globals }, 'long-words': { claims: 'phone' } } satisfies StoryModes<Story> } }
`
    const everyLook = `export const everyLook = { visual: { claims: 'part' } } satisfies Parameters`
    const { stories, problems } = readStories(file, source, folder, (specifier) =>
      specifier === './everyLook.ts' ? everyLook : undefined,
    )
    expect(problems).toEqual([])
    expect(
      stories.map(({ name, claims, looksLike, skipped }) => [name, claims, looksLike, skipped]),
    ).toEqual([
      ['Plain', ['dark'], undefined, false],
      ['Two', ['feature', 'large-text'], undefined, false],
      ['Whole', ['part'], undefined, false],
      ['Wide', ['part'], undefined, false],
      ['Same', ['dark'], 'platform-features-signin--plain', false],
      ['Never', ['dark'], undefined, true],
      ['InWords', ['dark'], undefined, false],
    ])
    expect(stories.at(-1)?.modes).toEqual(
      new Map([
        ['russian', []],
        ['long-words', ['phone']],
      ]),
    )
  })
})

it('finds the folders of stories as Storybook is told of them', () => {
  const main = `
const storiesOf = (directory: string, titlePrefix: string) => ({ directory, titlePrefix })
const config = { stories: ['./pages/*.mdx', storiesOf('apps/platform', 'Platform')] }
`
  expect(storyFolders(main)).toEqual([folder])
})
