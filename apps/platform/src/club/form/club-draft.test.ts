import { contract } from '@kingside/api'
import { expect, it } from 'vitest'
import {
  changesOf,
  type ClubDraft,
  draftOf,
  emptyDraft,
  formOf,
  problemsOf,
  readDraft,
} from './club-draft.ts'

const club = contract.communities.get.example
const draft = draftOf({ ...club, restrictions: { ...club.restrictions } })
const named: ClubDraft = { ...emptyDraft, name: 'Rook and Roll' }

it('a draft of a club changes nothing of it, and is stored and read as it is', () => {
  expect(changesOf(draft, draft)).toEqual({})
  expect(readDraft(JSON.stringify(draft))).toEqual(draft)
  expect(contract.communities.create.body.safeParse(formOf(named)).success).toBe(true)
})

it.each([['null'], ['{'], ['{"name":1}'], [JSON.stringify({ ...named, membership: 'all' })]])(
  'what was stored by another version is no draft: %s',
  (text) => {
    expect(readDraft(text)).toBeNull()
  },
)

it('only what was changed is sent', () => {
  const changed = { ...draft, tagline: ' New ', ageMin: 18, coverFile: null }
  expect(changesOf(draft, changed)).toEqual({
    tagline: 'New',
    restrictions: { ...club.restrictions, age_min: 18 },
    cover_file: null,
  })
})

it.each([
  [{ name: ' ' }, { name: 'fill_in' }],
  [{ name: '…!' }, { name: 'fill_in_properly' }],
  [{ name: 'x'.repeat(61) }, { name: 'too_long' }],
  [{ tagline: 'x'.repeat(121) }, { tagline: 'too_long' }],
  [{ site: 'javascript:alert(1)' }, { site: 'fill_in_properly' }],
  [{ social: { vk: 'not a link' } }, { vk: 'fill_in_properly' }],
  [{ links: [{ key: '1', title: 'Rules', url: '' }] }, { 'link-1': 'fill_in' }],
  [{ links: [{ key: '1', title: '', url: 'data:x' }] }, { 'link-1': 'fill_in_properly' }],
  [{ links: [{ key: '1', title: '', url: '' }] }, {}],
  [{ ageMin: 20, ageMax: 10 }, { ageMax: 'fill_in_properly' }],
  [{ site: 'www.example.com', ageMin: 6, ageMax: 6 }, {}],
] as const)('of %j it says %j', (change, problems) => {
  const tried: ClubDraft = {
    ...named,
    ...change,
    links: [...('links' in change ? change.links : [])],
  }
  expect(problemsOf(tried)).toEqual(problems)
})
