import { type GameServerMessage, initialRatings } from '@kingside/api'
import { positionKey, startFen } from '@kingside/chess-game'
import { describe, expect, it } from 'vitest'
import { signIn, signUp, type TestBrowser } from '../testing/test-accounts.ts'
import {
  fieldOf,
  heard,
  type OpenSite,
  openSite,
  type OpenSiteOptions,
  ticketOf,
  uidOf,
} from '../testing/open-site.ts'
import { testDatabase } from '../testing/test-database.ts'
import { testRedis } from '../testing/test-redis.ts'

const database = testDatabase()
const redis = testRedis()

const search = { opp_mode: 'other', rating: ['worldchess'], time_control: [9] }
const challenge = { rating_type: 'worldchess', time_control_id: 9, desired_color: 'any' }
const engineUse = { reason: 'Engine use.', until: null }
const afterE4 = 'rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq - 0 1'
const banned = { status: 403, body: { code: 'player_banned' } }

let members = 0
const newMember = (site: OpenSite) => signUp(site, `ban-${(members += 1)}@kingside.example`)

/** A rated game under way, each side in a process of its own: one move by each, so that it counts. */
async function playingPair(cheatAt: OpenSite, opponentAt: OpenSite) {
  const [cheat, opponent] = [await newMember(cheatAt), await newMember(opponentAt)]
  await cheat.call('POST', 'online/request/', { ...search, desired_color: 'white' })
  const { body } = await opponent.call('POST', 'online/request/', {
    ...search,
    desired_color: 'black',
  })
  const gameId = fieldOf(body, 'game_id')
  const white = await cheatAt.joinGame(cheat, gameId)
  const black = await opponentAt.joinGame(opponent, gameId)
  const move = (absNum: number, uci: string, fen: string) => ({
    type: 'move',
    move: { gameId, absNum, uci, moveId: `move-${absNum}`, positionHash: positionKey(fen) },
  })
  white.say(move(1, 'e2e4', startFen))
  await heard(white, { type: 'ack' })
  black.say(move(2, 'e7e5', afterE4))
  await heard(black, { type: 'ack' })
  return { cheat, opponent, gameId, white, black, cheatUid: await uidOf(cheat) }
}

const blitzOf = async (browser: TestBrowser) =>
  Number(Reflect.get(Object((await browser.call('GET', 'me/ratings/')).body), 'worldchess_blitz'))

const lost = {
  type: 'event',
  event: {
    type: 'PHASE_CHANGED',
    data: { phase: 'DONE', end: { result: 'BLACK_WIN', reason: 'disconnect' } },
  },
} as const satisfies { readonly type: GameServerMessage['type']; readonly event: object }

describe('S-04: a ban in the middle of a rated game', () => {
  it('gives the opponent the win and the points, and ends all that the player has', async () => {
    const site = await openSite(database())
    const { cheat, opponent, white, black, cheatUid } = await playingPair(site, site)
    const [hall, opponentHall] = [await site.enterLobby(cheat), await site.enterLobby(opponent)]
    const offered = await cheat.call('POST', 'online/challenges/short/', challenge)
    const offer = fieldOf(offered.body, 'id')
    await heard(opponentHall, { type: 'news', news: { type: 'challenge.added' } })
    await cheat.call('POST', 'online/request/', search)

    const answer = await site.operate('POST', 'bans', { body: { player: cheatUid, ...engineUse } })

    expect(answer).toMatchObject({ status: 200, body: { is_new: true, undone: [] } })
    await heard(black, lost)
    await heard(opponentHall, { type: 'news', news: { type: 'challenge.removed', id: offer } })
    expect([await white.closed, await hall.closed]).toEqual([4401, 4401])
    const taken = await opponent.call('POST', `online/challenges/short/${offer}/accept/`, {})
    expect(taken.body).toMatchObject({ code: 'challenge_not_found' })
    expect((await opponent.call('GET', 'online/request/queue/')).body).toMatchObject({
      searching: 0,
    })
    await site.settled()
    expect(await blitzOf(opponent)).toBeGreaterThan(initialRatings.worldchess)
    expect(site.failures).toEqual([])
  })

  it('signs the player out, and no sign-in is let in until the ban is lifted', async () => {
    const site = await openSite(database())
    const player = await newMember(site)
    const email = `ban-${members}@kingside.example`
    await site.operate('POST', 'bans', { body: { player: email, ...engineUse } })
    expect((await player.call('GET', 'me/')).status).toBe(401)
    expect((await player.call('POST', 'auth/jwt/refresh/', {})).status).toBe(401)
    player.setToken(null)
    const credentials = { email, password: 'Rook7takesE4' }
    expect(
      await player.call('POST', 'accounts/auth/login/', credentials, { 'accept-language': 'ru' }),
    ).toMatchObject({
      status: 401,
      body: { code: 'player_banned', detail: expect.stringContaining('заблокирован навсегда') },
    })
    const { body } = await site.operate('GET', 'bans')
    const [{ player: held }] = Reflect.get(Object(body), 'bans')
    const lifted = await site.operate('DELETE', `bans/${fieldOf(held, 'uid')}`)
    expect(lifted).toMatchObject({ status: 200, body: { was_banned: true } })
    expect((await signIn(site, email)).token()).not.toBeNull()
  })
})

describe('a ban for cheating', () => {
  it('gives back what others lost to the player, once, and tells them in their language', async () => {
    const site = await openSite(database())
    const { opponent, white, black, cheatUid } = await playingPair(site, site)
    black.say({ type: 'command', command: 'game.resign' })
    await heard(white, { type: 'event', event: { type: 'PHASE_CHANGED' } })
    await site.settled()
    const before = initialRatings.worldchess
    expect(await blitzOf(opponent)).toBeLessThan(before)

    await opponent.call('GET', 'me/', undefined, { 'accept-language': 'ru-RU,ru;q=0.9' })
    const ban = { player: cheatUid, ...engineUse, cheating: true }
    expect(await site.operate('POST', 'bans', { body: ban })).toMatchObject({
      status: 200,
      body: { undone: [] },
    })
    expect(await blitzOf(opponent)).toBe(before)
    await site.operate('POST', 'bans', { body: { ...ban, reason: 'Engine use, again.' } })
    expect(await blitzOf(opponent)).toBe(before)
    const told = await opponent.call('GET', 'me/notifications/')
    expect(told.body).toMatchObject([
      {
        notification_type: 'RATING_RESTORED',
        title: 'Ваш рейтинг восстановлен',
        description: expect.stringMatching(/^Вам вернули \d+ очк/),
        notification_object: { board_uid: expect.stringMatching(/^[\w-]{8,}$/) },
      },
      { notification_type: 'NEW_USER' },
    ])
  })

  it('gives nothing back for another reason', async () => {
    const site = await openSite(database())
    const { opponent, white, black, cheatUid } = await playingPair(site, site)
    black.say({ type: 'command', command: 'game.resign' })
    await heard(white, { type: 'event', event: { type: 'PHASE_CHANGED' } })
    await site.settled()
    await site.operate('POST', 'bans', { body: { player: cheatUid, ...engineUse } })
    expect(await blitzOf(opponent)).toBeLessThan(initialRatings.worldchess)
  })
})

describe('S-04: a banned visitor', () => {
  async function bannedVisitor() {
    const site = await openSite(database())
    const [visitor, opponent] = [site.browser(), await newMember(site)]
    await visitor.call('POST', 'ping/')
    const uid = await uidOf(visitor)
    const early = await ticketOf(visitor, { kind: 'lobby' })
    await site.enterLobby(opponent)
    const free = { ...challenge, rating_type: 'non-rated' }
    const offered = await opponent.call('POST', 'online/challenges/short/', free)
    const link = { opp_mode: 'friend', rating: ['non-rated'], time_control: [9] }
    const friend = await newMember(site)
    const made = await friend.call('POST', 'online/request/', link)
    await site.operate('POST', 'bans', { body: { player: uid, ...engineUse } })
    return {
      site,
      visitor,
      uid,
      early,
      offer: fieldOf(offered.body, 'id'),
      code: fieldOf(made.body, 'invite_code'),
    }
  }

  it('neither searches, challenges, accepts nor plays, and may watch', async () => {
    const { site, visitor, offer, code } = await bannedVisitor()
    const free = { rating: ['non-rated'], time_control: [9] }
    const terms = { ...challenge, rating_type: 'non-rated' }
    const opponent = await uidOf(await newMember(site))
    const refusedCalls = [
      ['online/request/', { ...free, opp_mode: 'other' }],
      ['online/request/', { ...free, opp_mode: 'friend' }],
      ['online/request/', { ...free, opp_mode: 'other', rematch: 'game-0001', opp_uid: opponent }],
      ['online/request/invite/', { invite_code: code }],
      ['online/challenges/short/', terms],
      [`online/challenges/short/${offer}/accept/`, {}],
      ['online/challenges/invite/', terms],
      ['online/challenges/', { ...terms, opponent, time_control: 9 }],
      ['realtime/tickets/', { kind: 'lobby' }],
      ['realtime/tickets/', { kind: 'game', game_id: 'game-0001', user_type: 'player' }],
    ] as const
    for (const [path, body] of refusedCalls) {
      const { status, body: answer } = await visitor.call('POST', path, body)
      expect({ path, status, body: answer }).toMatchObject({ path, ...banned })
    }
    const { gameId } = await playingPair(site, site)
    await site.joinGame(visitor, gameId, 'viewer')
  })

  it('does not come in with a ticket from before', async () => {
    const { site, uid, early } = await bannedVisitor()
    const late = await site.connect('lobby')
    late.say({ type: 'authorise', playerUid: uid, ticket: early })
    expect(await late.closed).toBe(4403)
  })
})

describe.runIf(redis.isThere)('S-04: a ban by another process', () => {
  it('ends the game, the offers and the sockets where they are', async () => {
    const options: OpenSiteOptions = { redisUrl: redis.url() }
    const [one, two] = [await openSite(database(), options), await openSite(database(), options)]
    const { cheat, opponent, white, black, cheatUid } = await playingPair(one, two)
    const [hall, opponentHall] = [await one.enterLobby(cheat), await two.enterLobby(opponent)]
    const offered = await cheat.call('POST', 'online/challenges/short/', challenge)
    const id = fieldOf(offered.body, 'id')

    const answer = await two.operate('POST', 'bans', { body: { player: cheatUid, ...engineUse } })

    expect(answer).toMatchObject({ status: 200, body: { undone: [] } })
    await heard(black, lost)
    await heard(opponentHall, { type: 'news', news: { type: 'challenge.removed', id } })
    expect([await white.closed, await hall.closed]).toEqual([4401, 4401])
    await one.settled()
    await two.settled()
    expect(await blitzOf(opponent)).toBeGreaterThan(initialRatings.worldchess)
    expect([...one.failures, ...two.failures]).toEqual([])
  })

  it('closes the sockets of a visitor, who has no sign-in that could end', async () => {
    const options: OpenSiteOptions = { redisUrl: redis.url() }
    const [one, two] = [await openSite(database(), options), await openSite(database(), options)]
    const visitor = one.browser()
    await visitor.call('POST', 'ping/')
    const hall = await one.enterLobby(visitor)
    await two.operate('POST', 'bans', { body: { player: await uidOf(visitor), ...engineUse } })
    expect(await hall.closed).toBe(4401)
  })
})
