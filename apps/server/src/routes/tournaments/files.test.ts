import { contract } from '@kingside/api'
import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { tournamentAudit, tournaments, tournamentStaff } from '../../db/schema.ts'
import { boardsOf } from '../../domain/tournaments/run-state.ts'
import { testDatabase } from '../../testing/test-database.ts'
import { tournamentWorld } from '../../testing/tournament-world.ts'

const database = testDatabase()
const second = 1_000
const { certificate, pgnResult } = contract.tournamentFiles
const { pause } = contract.tournaments.run

async function begin(
  facts: Parameters<ReturnType<typeof tournamentWorld>['addTournament']>[0] = {},
) {
  const world = tournamentWorld(database())
  const id = await world.addTournament({ name: 'Files', rounds: 2, ...facts })
  await world.enter(id, await world.addPlayers(4))
  await world.start()
  await world.pass(70 * second)
  return { world, id }
}

async function playRound({ world, id }: Awaited<ReturnType<typeof begin>>) {
  const state = await world.state(id)
  for (const board of boardsOf(state, state.rounds.length)) {
    // oxlint-disable-next-line no-await-in-loop -- one game after the other
    await world.play(state, board, 'black')
  }
  await world.pass(second)
}

describe('the games of a tournament as PGN', () => {
  it('are written once when it is over: until then the answer says to ask again', async () => {
    const played = await begin({ rounds: 1 })
    const { world, id } = played
    const asked = { params: { id } }
    expect(await world.call(null, pgnResult, asked)).toMatchObject({ link: null })
    await playRound(played)
    const response = await world.ask(pgnResult, asked)
    expect([response.status, response.headers.get('retry-after')]).toEqual([202, '2'])
    await world.doJobs()
    const { link } = await world.call(null, pgnResult, asked)
    expect(link).toMatch(new RegExp(`^/files/pgn/${id}-[\\w-]{12}\\.pgn$`))
    const file = await world.page(link ?? '')
    expect(file.headers.get('content-type')).toBe('application/x-chess-pgn; charset=utf-8')
    const text = await file.text()
    expect(text.match(/\[Event "Files"\]/g)).toHaveLength(2)
    expect(text).toContain('[Round "1.1"]')
    expect(text).toContain('[Round "1.2"]')
    expect(text).toMatch(/Qh4#[^[]*\[%clk[^[]*0-1/)
    await world.doJobs()
    expect((await world.call(null, pgnResult, asked)).link).toBe(link)
    expect((await world.page('/files/pgn/1-aaaaaaaaaaaa.pgn')).status).toBe(404)
    await world.stop()
  })
})

describe('the certificate of a tournament', () => {
  it('is drawn once for whoever played, in the language asked for, when it is over', async () => {
    const world = tournamentWorld(database())
    const id = await world.addTournament({ name: 'Наурыз <кубогы>', rounds: 1 })
    const [one, two, late] = [
      await world.addMember(),
      await world.addMember(),
      await world.addMember(),
    ]
    await world.enter(id, [one, two])
    await world.start()
    await world.pass(70 * second)
    const asked = { params: { tournamentId: id, format: 'pdf' }, language: 'ru' }
    expect(await world.refusal(one, certificate, asked)).toMatchObject({ code: 'not_found' })
    await world.enter(id, [late])
    await playRound({ world, id })
    const response = await world.ask(certificate, asked, one)
    expect([response.status, response.headers.get('retry-after')]).toEqual([202, '2'])
    expect(await response.json()).toEqual({ link: null })
    await world.call(one, certificate, asked)
    await world.doJobs()
    const { link } = await world.call(one, certificate, asked)
    expect(link).toMatch(new RegExp(`^/files/certificates/${id}-[\\w-]{12}\\.pdf$`))
    const pdf = await world.page(link ?? '')
    expect(pdf.headers.get('content-type')).toBe('application/pdf')
    expect((await pdf.text()).slice(0, 5)).toBe('%PDF-')

    const asImage = { params: { tournamentId: id, format: 'image' }, language: 'kz' }
    expect(await world.call(one, certificate, asImage)).toEqual({ link: null })
    await world.doJobs()
    const image = await world.page((await world.call(one, certificate, asImage)).link ?? '')
    expect(image.headers.get('content-type')).toBe('image/png')
    const bytes = Buffer.from(await image.arrayBuffer())
    expect(bytes.subarray(1, 4).toString()).toBe('PNG')
    expect([bytes.readUInt32BE(16), bytes.readUInt32BE(20)]).toEqual([1684, 1190])

    expect((await world.call(one, certificate, asked)).link).toBe(link)
    expect((await world.call(two, certificate, asked)).link).toBeNull()
    for (const other of [late, await world.addMember()]) {
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      expect(await world.refusal(other, certificate, asked)).toMatchObject({ code: 'not_found' })
    }
    expect((await world.refusal(null, certificate, asked)).status).toBe(401)
    await world.stop()
  })
})

describe('the organiser’s pause', () => {
  it('begins after the round, and the next one a minute after it; only those who run it may', async () => {
    const played = await begin()
    const { world, id } = played
    const [organiser, other] = [await world.addMember(), await world.addMember()]
    await database()
      .insert(tournamentStaff)
      .values({ tournamentId: id, playerId: organiser, role: 'organiser' })
    const ends_at = new Date(world.clock.now().getTime() + 600 * second).toISOString()
    const asked = { params: { id }, body: { ends_at } }
    expect(await world.refusal(other, pause, asked)).toEqual({
      status: 403,
      code: 'not_organiser',
    })
    const past = { ...asked, body: { ends_at: world.clock.now().toISOString() } }
    expect(await world.refusal(organiser, pause, past)).toMatchObject({ code: 'bad_request' })
    expect(await world.call(organiser, pause, asked)).toMatchObject({
      pause_end_datetime: ends_at,
      admin_state: 'in-progress',
    })
    expect(world.followed.at(-1)).toMatchObject({ type: 'pause.set', ends_at })
    await playRound(played)
    const { nextRoundStart } = (await world.state(id)).tournament
    expect(nextRoundStart?.getTime()).toBe(Date.parse(ends_at) + 60 * second)
    await world.pass(120 * second)
    expect((await world.state(id)).rounds).toHaveLength(1)
    await world.call(organiser, pause, { params: { id }, body: { ends_at: null } })
    await world.pass(60 * second)
    expect((await world.state(id)).rounds).toHaveLength(2)
    const audit = await database()
      .select()
      .from(tournamentAudit)
      .where(eq(tournamentAudit.tournamentId, id))
    expect(audit).toMatchObject([
      { playerId: organiser, what: 'run.pause', before: null, after: ends_at },
      { before: ends_at, after: null },
    ])
    await database().update(tournaments).set({ stage: 'completed' }).where(eq(tournaments.id, id))
    expect(await world.refusal(organiser, pause, asked)).toMatchObject({ code: 'step_not_due' })
    await world.stop()
  })
})

describe('a message to the organisers', () => {
  it('is kept for the operator', async () => {
    const world = tournamentWorld(database())
    const body = { name: 'Aigerim', email: 'aigerim@kingside.example', message: 'When is the cup?' }
    expect(await world.call(null, contract.tournaments.contact, { body })).toEqual({ sent: true })
    expect(world.messages).toMatchObject([
      { subject: 'Tournaments: Aigerim', message: 'When is the cup?', replyTo: body.email },
    ])
    const mistyped = { body: { ...body, email: 'aigerim@' } }
    expect((await world.refusal(null, contract.tournaments.contact, mistyped)).status).toBe(400)
  })
})
