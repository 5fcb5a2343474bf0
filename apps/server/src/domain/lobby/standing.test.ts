import { describe, expect, it } from 'vitest'
import { LobbyRefusal } from './refusal.ts'
import { checkOpponent, checkPlayer, type PlayerStanding } from './standing.ts'

const free: PlayerStanding = {
  kind: 'member',
  isPro: false,
  fideId: 'none',
  isBanned: false,
  closedRatings: 'none',
  closedUntil: null,
}
const visitor: PlayerStanding = { ...free, kind: 'visitor' }
const pro: PlayerStanding = { ...free, isPro: true, fideId: 'approved' }
const bot: PlayerStanding = { ...free, kind: 'bot' }

const codeOf = (check: () => void) => {
  try {
    check()
    return null
  } catch (error) {
    return error instanceof LobbyRefusal ? error.code : error
  }
}

describe('a player who wants to play', () => {
  it.each([
    ['a visitor, unrated', visitor, 'non-rated', null],
    ['a visitor, rated', visitor, 'worldchess', 'registration_required'],
    ['a visitor, FIDE-rated', visitor, 'fide', 'registration_required'],
    ['a free account, unrated', free, 'non-rated', null],
    ['a free account, rated', free, 'worldchess', null],
    ['a free account, FIDE-rated', free, 'fide', 'foa_unavailable'],
    ['Pro without a FIDE ID', { ...pro, fideId: 'none' }, 'fide', 'fide_id_missing'],
    ['Pro before the approval', { ...pro, fideId: 'waiting' }, 'fide', 'request_not_verified'],
    ['Pro with a FIDE ID', pro, 'fide', null],
    ['a banned visitor', { ...visitor, isBanned: true }, 'non-rated', 'player_banned'],
    ['a banned Pro', { ...pro, isBanned: true }, 'fide', 'player_banned'],
    ['closed for FIDE', { ...pro, closedRatings: 'fide' }, 'fide', 'not_allowed_foa_rated'],
    ['closed for FIDE, rated', { ...pro, closedRatings: 'fide' }, 'worldchess', null],
    ['closed for all', { ...pro, closedRatings: 'all' }, 'worldchess', 'not_allowed_any_rated'],
    ['closed for all, unrated', { ...pro, closedRatings: 'all' }, 'non-rated', null],
  ] as const)('%s', (_, standing, ratingType, code) => {
    expect(codeOf(() => checkPlayer(standing, ratingType, new Date(0)))).toBe(code)
  })
})

describe('an opponent', () => {
  it.each([
    ['a visitor, unrated', visitor, 'non-rated', null],
    ['a visitor, rated', visitor, 'worldchess', 'not_allowed_any_rated'],
    ['a free account, FIDE-rated', free, 'fide', 'opponent_must_have_pro'],
    ['Pro without a FIDE ID', { ...pro, fideId: 'none' }, 'fide', 'not_allowed_foa_rated'],
    ['Pro before the approval', { ...pro, fideId: 'waiting' }, 'fide', 'not_allowed_foa_rated'],
    ['Pro with a FIDE ID', pro, 'fide', null],
    ['a banned one', { ...free, isBanned: true }, 'non-rated', 'player_banned'],
    ['a bot, unrated', bot, 'non-rated', null],
    ['a bot, rated', bot, 'worldchess', 'not_allowed_any_rated'],
    ['a bot, FIDE-rated', bot, 'fide', 'not_allowed_foa_rated'],
    ['closed for all', { ...pro, closedRatings: 'all' }, 'worldchess', 'not_allowed_any_rated'],
  ] as const)('%s', (_, standing, ratingType, code) => {
    expect(codeOf(() => checkOpponent(standing, ratingType))).toBe(code)
  })
})
