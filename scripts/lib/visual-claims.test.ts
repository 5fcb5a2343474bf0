import { describe, expect, it } from 'vitest'
import type { StoryFacts } from './story-states.ts'
import { claimProblems, pictureFiles, twins, unclaimed } from './visual-claims.ts'

const story = (id: string, title: string, more: Partial<StoryFacts> = {}): StoryFacts => ({
  id,
  name: id,
  title,
  states: [],
  claims: [],
  looksLike: undefined,
  skipped: false,
  modes: new Map(),
  ...more,
})

const button = story('design-system-button--primary', 'Design system/Button', { claims: ['part'] })
const signIn = story('platform-features-signin--open', 'Platform/Features/SignIn', {
  claims: ['feature'],
})
const all = () => true

describe('the claims of stories', () => {
  it('are complete where one story of each shows it in all its looks', () => {
    const dragging = story('chess-board-chessboard-playing--drag', 'Chess board/ChessBoard/Playing')
    const board = story('chess-board-chessboard--start', 'Chess board/ChessBoard', {
      claims: ['board-part'],
    })
    expect(claimProblems([button, signIn, dragging, board], all)).toEqual([])
  })

  it('miss the story that shows a part in all its looks', () => {
    expect(claimProblems([{ ...button, claims: ['phone'] }], all)).toEqual([
      'Design system/Button is in no story with all its looks: let the one that shows most claim "part".',
    ])
  })

  it('are made by one story of a part only', () => {
    const other = { ...button, id: 'design-system-button--loading' }
    expect(claimProblems([button, other], all)).toEqual([
      'Design system/Button needs one story with all its looks, but design-system-button--primary and design-system-button--loading claim "part".',
    ])
  })

  it('may be made by several stories of a page, and by one at least', () => {
    const home = story('platform-pages-home--free', 'Platform/Pages/Home', { claims: ['page'] })
    expect(claimProblems([home, { ...home, id: 'platform-pages-home--pro' }], all)).toEqual([])
    expect(claimProblems([{ ...home, claims: [] }], all)).toEqual([
      'Platform/Pages/Home is in no story with all its looks: let the one that shows most claim "page".',
    ])
  })

  it('are known, and fit what the story belongs to', () => {
    expect(
      claimProblems([button, { ...signIn, claims: ['feature', 'part', 'wide'] }], all),
    ).toEqual([
      'The story platform-features-signin--open claims "part", but belongs to a feature.',
      'The story platform-features-signin--open claims "wide", which is no claim.',
    ])
  })

  it('are asked of no story that has no picture, and of none that belongs to no part', () => {
    const skipped = story('chess-board-announcer--said', 'Chess board/Announcer', { skipped: true })
    expect(claimProblems([skipped, story('state-map--all', 'State map')], all)).toEqual([])
  })
})

describe('the pictures of stories', () => {
  it('are missing one by one', () => {
    const hasFile = (file: string) => !file.includes('phone')
    expect(claimProblems([signIn], hasFile)).toEqual([
      'The story platform-features-signin--open has no picture light/phone/platform-features-signin-open.png.',
    ])
  })

  it('are also those of its modes', () => {
    const modes = new Map([
      ['russian', []],
      ['long-words', ['phone']],
    ])
    expect(pictureFiles({ ...signIn, claims: [], modes })).toEqual([
      'light/platform-features-signin-open.png',
      'light/platform-features-signin-open-russian.png',
      'light/platform-features-signin-open-long-words.png',
      'light/phone/platform-features-signin-open-long-words.png',
    ])
  })

  it('may be those of a story that has its own, and only of such a one', () => {
    const asking = { ...signIn, id: 'platform-features-signin--asking', claims: [] }
    const like = { ...asking, looksLike: signIn.id }
    expect(pictureFiles(like)).toEqual(['light/platform-features-signin-open.png'])
    expect(claimProblems([signIn, like], all)).toEqual([])
    expect(claimProblems([signIn, { ...like, looksLike: asking.id }], all)).toEqual([
      'The story platform-features-signin--asking looks like platform-features-signin--asking, which has no picture of its own.',
    ])
  })

  it('are kept once', () => {
    const hashes = new Map([
      ['light/a.png', '1'],
      ['light/b.png', '2'],
      ['light/c.png', '1'],
    ])
    expect(twins(hashes)).toEqual([
      'light/a.png and light/c.png are the same picture: let one story look like the other (parameters.visual.looksLike).',
    ])
  })

  it('that belong to no story are found, also where a story claims fewer looks than it did', () => {
    const [own] = pictureFiles(button)
    expect(unclaimed([button], [own ?? '', 'dark/phone/gone.png'])).toEqual([
      'The picture dark/phone/gone.png belongs to no story. Remove it.',
    ])
    const plain = story(button.id, button.title)
    expect(unclaimed([plain], pictureFiles(button)).length).toBe(pictureFiles(button).length - 1)
  })
})
