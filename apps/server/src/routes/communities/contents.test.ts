import { contract } from '@kingside/api'
import { clubLimits } from '@kingside/api/facts'
import { beforeEach, describe, expect, it } from 'vitest'
import { clubCards } from '../../db/schema.ts'
import { clubWorld, type ClubPerson, type ClubWorld } from '../../testing/club-world.ts'
import { testDatabase } from '../../testing/test-database.ts'

const database = testDatabase()
const { gallery, cards, events } = contract.communities
let world: ClubWorld
let anna: ClubPerson
let id: string

beforeEach(async () => {
  world = clubWorld(database())
  anna = await world.addPerson()
  id = await world.addClub(anna)
})

const at = (itemId = '') => ({ params: { id, itemId } })

describe('the gallery', () => {
  const add = async (caption: string) =>
    world.call(anna, gallery.add, {
      ...at(),
      body: { file: await world.addFile(anna, 'gallery'), caption },
    })
  const captions = async () =>
    (await world.call(null, gallery.list, at())).results.map(({ caption }) => caption)

  it('keeps its order, which an administrator changes', async () => {
    const [, , last] = [await add('one'), await add('two'), await add('three')]
    const move = (position: number) => ({ ...at(last?.id), body: { version: 1, position } })
    await world.call(anna, gallery.change, move(0))
    expect(await captions()).toEqual(['three', 'one', 'two'])
    await world.call(anna, gallery.change, move(1))
    expect(await captions()).toEqual(['one', 'three', 'two'])
    await world.call(anna, gallery.change, move(50))
    expect(await captions()).toEqual(['one', 'two', 'three'])
  })

  it('takes a picture away with its file', async () => {
    const { id: item, url } = await add('gone')
    const fileId = /([\w-]{22})\.webp/.exec(url)?.[1] ?? ''
    expect(await world.files.open(fileId)).not.toBeNull()
    await world.call(anna, gallery.remove, at(item))
    expect(await world.files.open(fileId)).toBeNull()
    expect((await world.refusal(anna, gallery.remove, at(item))).code).toBe('not_found')
  })
})

describe('cards', () => {
  const card = { title: 'Lessons', text: 'On Mondays', link: 'example.com' }

  it('are twelve at most, also when two come at once', async () => {
    await database()
      .insert(clubCards)
      .values(
        Array.from({ length: clubLimits.cards - 1 }, (_, position) => ({
          clubId: Number(id),
          position,
          title: 'x',
          text: '',
        })),
      )
    const two = await Promise.all(
      [1, 2].map(() => world.send(anna, cards.add, { ...at(), body: card })),
    )
    expect(two.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 400])
    expect((await world.refusal(anna, cards.add, { ...at(), body: card })).code).toBe('club_full')
  })

  it('keep the first of two changes, and change their picture', async () => {
    const file = await world.addFile(anna, 'card')
    const made = await world.call(anna, cards.add, { ...at(), body: { ...card, file } })
    expect(made).toMatchObject({
      link: 'http://example.com/',
      picture: `/files/pictures/${file}.webp`,
      version: 1,
    })
    const change = (version: number, fields: object) => ({
      ...at(made.id),
      body: { version, ...fields },
    })
    await world.call(anna, cards.change, change(1, { text: 'On Fridays' }))
    expect(await world.refusal(anna, cards.change, change(1, { text: 'Late' }))).toMatchObject({
      status: 409,
      code: 'changed_meanwhile',
    })
    const without = await world.call(anna, cards.change, change(2, { file: null, link: null }))
    expect(without).toMatchObject({ picture: null, link: null, text: 'On Fridays', version: 3 })
    expect(await world.files.open(file)).toBeNull()
  })
})

describe('events', () => {
  const evening = {
    title: 'Open evening',
    text: '',
    start: '2026-12-04T15:00:00Z',
    end: '2026-12-04T18:00:00Z',
    place: '',
    link: null,
  }
  const addEvent = (fields: object = {}) =>
    world.call(anna, events.add, { ...at(), body: { ...evening, ...fields } })

  it('begin before they end, also after a change of one of both', async () => {
    const wrong = { ...at(), body: { ...evening, end: evening.start } }
    expect((await world.refusal(anna, events.add, wrong)).detail).toContain(
      'end: expected a moment after the start',
    )
    const made = await addEvent()
    const change = { ...at(made.id), body: { version: 1, start: '2026-12-04T19:00:00Z' } }
    expect((await world.refusal(anna, events.change, change)).code).toBe('bad_request')
    const later = { ...at(made.id), body: { version: 1, end: '2026-12-04T20:00:00Z' } }
    expect(await world.call(anna, events.change, later)).toMatchObject({ version: 2 })
    expect((await world.refusal(anna, events.change, later)).code).toBe('changed_meanwhile')
  })

  it('are listed by time, for one club and for all', async () => {
    const other = await world.addPerson()
    await world.addClub(other, { name: 'Elsewhere' })
    await addEvent({
      title: `Later ${anna.uid}`,
      start: '2026-12-05T15:00:00Z',
      end: '2026-12-05T16:00:00Z',
    })
    await addEvent({ title: `First ${anna.uid}` })
    const titles = async (query: string) =>
      (await world.call(null, events.list, { ...at(), query })).results.map(({ title }) => title)
    const [first, later] = [`First ${anna.uid}`, `Later ${anna.uid}`]
    expect(await titles('')).toEqual([first, later])
    expect(await titles('?from=2026-12-04T17:00:00Z')).toEqual([first, later])
    expect(await titles('?from=2026-12-04T18:00:00Z')).toEqual([later])
    expect(await titles('?until=2026-12-05T00:00:00Z')).toEqual([first])
    const all = async (who: ClubPerson | null, query: string) =>
      (await world.call(who, events.all, { query })).results.map(({ title }) => title)
    expect(await all(null, `?search=${anna.uid}`)).toEqual([first, later])
    expect(await all(other, `?search=${anna.uid}&mine=true`)).toEqual([])
    expect(await all(null, `?search=${anna.uid}&mine=true`)).toEqual([])
    expect(await all(anna, '?mine=true')).toEqual([first, later])
  })
})

it('S-43: things of another club are not there on the path of the own', async () => {
  const other = await world.addPerson()
  const foreign = await world.addClub(other, { name: 'Foreign' })
  const card = await world.call(other, cards.add, {
    params: { id: foreign },
    body: { title: 'Theirs', text: '', link: null },
  })
  const tried = [
    [cards.change, { ...at(card.id), body: { version: 1, title: 'Mine' } }],
    [cards.remove, at(card.id)],
    [gallery.remove, at(card.id)],
    [events.remove, at('x')],
  ] as const
  for (const [call, inputs] of tried) {
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    expect((await world.refusal(anna, call, inputs)).status).toBe(404)
  }
})
