import { expect, it } from 'vitest'
import { fieldOf, openSite } from '../../testing/open-site.ts'
import { signUp } from '../../testing/test-accounts.ts'
import { testDatabase } from '../../testing/test-database.ts'

const database = testDatabase()

it('a player’s country is seen in the lobby and in games', async () => {
  const site = await openSite(database())
  const dana = await signUp(site, 'dana@kingside.example')
  const opponent = await signUp(site, 'opponent@kingside.example')
  await dana.call('PATCH', 'me/', { first_name: 'Dana', country: 119 })
  await site.enterLobby(dana)

  const terms = { rating_type: 'worldchess', time_control_id: 9, desired_color: 'white' }
  const made = await dana.call('POST', 'online/challenges/short/', terms)
  const id = fieldOf(made.body, 'id')
  const listed = await opponent.call('GET', 'online/challenges/short/')
  expect(listed.body).toMatchObject({ results: [{ owner: { name: 'Dana', country: 'PH' } }] })

  const taken = await opponent.call('POST', `online/challenges/short/${id}/accept/`, {})
  const gameId = fieldOf(taken.body, 'game_id')
  const game = await opponent.call('GET', `online/gaming/${gameId}/`)
  expect(game.body).toMatchObject({ white_player: { name: 'Dana', country: 'PH' } })

  await dana.call('PATCH', 'me/', { country: null })
  const later = await opponent.call('GET', `online/gaming/${gameId}/`)
  expect(later.body).toMatchObject({ white_player: { name: 'Dana', country: null } })
})
