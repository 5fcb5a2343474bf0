import { describe, expect, it, vi } from 'vitest'
import { createActor } from 'xstate'
import { providePopups } from './popups.machine.ts'
import { popupNames, type PopupsDeps, type WriteQueryInput } from './popups.types.ts'
import { selectPopupsView } from './popups.view.ts'

function start(query = '', deps: Partial<PopupsDeps> = {}) {
  const written: WriteQueryInput[] = []
  const writeQuery = async (input: WriteQueryInput) => {
    written.push(input)
  }
  const actor = createActor(providePopups({ writeQuery, ...deps }), { input: { query } }).start()
  const view = () => selectPopupsView(actor.getSnapshot())
  const settle = (value: string) => vi.waitUntil(() => actor.getSnapshot().value === value)
  return { actor, view, written, settle }
}

describe('popups', () => {
  it.each(popupNames)('open by the address: %s', (popup) => {
    expect(start(`?popup=${popup}`).view()).toMatchObject({ status: 'open', popup })
  })

  it.each(['', '?popup=', '?popup=nothing', '?popup=__proto__', '?popup=Sign-In', '?q=popup'])(
    'stay closed for the address "%s"',
    (query) => {
      expect(start(query).view()).toEqual({ status: 'closed', payment: null })
    },
  )

  it('write themselves into the address, which otherwise stays as it was', async () => {
    const { actor, view, written, settle } = start('?page=2&page=3')
    actor.send({
      type: 'popup.open',
      popup: 'registration',
      params: { freePro: true, from: '/tower', email: 'a@b.kz' },
    })
    expect(view()).toMatchObject({ status: 'open', popup: 'registration' })
    await settle('open')
    expect(written).toEqual([
      {
        query: 'page=2&page=3&popup=registration&free_pro=true&from=%2Ftower&email=a%40b.kz',
        step: 'push',
      },
    ])
  })

  it('take popup, free_pro, from, email and analyzer with them when they close, and nothing else', async () => {
    const { actor, view, written, settle } = start(
      '?page=2&popup=sign-in&free_pro=1&from=/a&email=a@b.kz&analyzer=1&id=7',
    )
    actor.send({ type: 'popup.close' })
    expect(view().status).toBe('closed')
    await settle('closed')
    expect(written).toEqual([{ query: 'page=2&id=7', step: 'replace' }])
  })

  it('take each other’s place, so that Back leaves both', async () => {
    const { actor, view, written, settle } = start('?popup=sign-in&email=a@b.kz')
    actor.send({ type: 'popup.open', popup: 'password-reset' })
    await settle('open')
    expect(view()).toMatchObject({ popup: 'password-reset', params: {} })
    expect(written).toEqual([{ query: 'popup=password-reset', step: 'replace' }])
  })

  it('close with Back and open with a link, without writing', () => {
    const { actor, view, written } = start('?popup=sign-in')
    actor.send({ type: 'address.change', query: '' })
    expect(view().status).toBe('closed')
    actor.send({ type: 'address.change', query: '?popup=fide' })
    expect(view()).toMatchObject({ status: 'open', popup: 'fide' })
    expect(written).toEqual([])
  })

  it('hear their own change of the address without doing it twice', async () => {
    const { actor, view, written, settle } = start()
    actor.send({ type: 'popup.open', popup: 'welcome' })
    actor.send({ type: 'address.change', query: '?popup=welcome' })
    await settle('open')
    expect(view()).toMatchObject({ popup: 'welcome' })
    expect(written).toHaveLength(1)
  })

  it('can be closed before the address has changed', async () => {
    const { actor, view, settle } = start('', { writeQuery: () => new Promise(() => {}) })
    actor.send({ type: 'popup.open', popup: 'welcome' })
    actor.send({ type: 'popup.close' })
    expect(view().status).toBe('closed')
    await settle('closing')
  })

  it('open and close although the address can’t be written', async () => {
    const { actor, view, settle } = start('', { writeQuery: () => Promise.reject({}) })
    actor.send({ type: 'popup.open', popup: 'welcome' })
    await settle('open')
    actor.send({ type: 'popup.close' })
    await settle('closed')
    expect(view().status).toBe('closed')
  })

  it('ignore a close when none is open', () => {
    const { actor, written } = start('?page=2')
    actor.send({ type: 'popup.close' })
    expect(actor.getSnapshot().value).toBe('closed')
    expect(written).toEqual([])
  })
})

describe('their parameters', () => {
  const paramsOf = (query: string) => {
    const view = start(`?popup=sign-in&${query}`).view()
    return view.status === 'open' ? view.params : null
  }

  it.each([
    ['free_pro=true', { freePro: true }],
    ['free_pro', { freePro: true }],
    ['free_pro=0', { freePro: false }],
    ['from=%2Fgame%2F7%3Fa%3D1', { from: '/game/7?a=1' }],
    ['email=a%40b.kz&analyzer=9', { email: 'a@b.kz', analyzer: '9' }],
    ['reward=12&price=pro-monthly', { reward: '12', price: 'pro-monthly' }],
    ['opponent=pQ3vYk1mT8xWc2Za', { opponent: 'pQ3vYk1mT8xWc2Za' }],
    ['opponent=../me', {}],
    ['email=', {}],
  ])('are read from %s', (query, params) => {
    expect(paramsOf(query)).toEqual(params)
  })

  it.each([
    'https://evil.example',
    'https:evil.example',
    '//evil.example',
    '///evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    '/\t/evil.example',
    '/ /evil.example',
    '/%2fevil.example',
    '/%5Cevil.example',
    '%2f%2fevil.example',
    'javascript:alert(1)',
    ' javascript:alert(1)',
    'data:text/html,x',
    'tower',
    '/a b',
  ])('hold no page elsewhere to go on with: %s', (from) => {
    expect(paramsOf(`from=${encodeURIComponent(from)}`)).toEqual({})
  })

  it('hold no e-mail address that is longer than any', () => {
    expect(paramsOf(`email=${'a'.repeat(255)}`)).toEqual({})
  })
})

describe('a return from the payment', () => {
  it.each([
    ['paidResult=1&subscriptionType=pro-annual', { result: 'paid', bought: 'pro-annual' }],
    ['paidResult=1&subscriptionType=pro-monthly', { result: 'paid', bought: 'pro-monthly' }],
    ['paidResult=1&subscriptionType=tournament', { result: 'paid', bought: 'tournament' }],
    [
      'paidResult=1&subscriptionType=paid-game-analysis',
      { result: 'paid', bought: 'paid-game-analysis' },
    ],
    ['paidResult=aborted&subscriptionType=pro-annual', null],
    ['paidResult=1', { result: 'paid', bought: '' }],
    ['paidResult=0&subscriptionType=pro-annual', { result: 'failed', bought: 'pro-annual' }],
    ['paidResult=', { result: 'failed', bought: '' }],
  ])('is read from %s and stripped', async (query, payment) => {
    const { view, written, settle } = start(`?page=2&${query}`)
    expect(view()).toEqual({ status: 'closed', payment })
    await settle('closed')
    expect(written).toEqual([{ query: 'page=2', step: 'replace' }])
  })

  it('is kept until it was shown', async () => {
    const { actor, view, settle } = start('?paidResult=1')
    await settle('closed')
    actor.send({ type: 'address.change', query: '?popup=welcome' })
    expect(view().payment).toEqual({ result: 'paid', bought: '' })
    actor.send({ type: 'payment.read' })
    expect(view().payment).toBeNull()
  })

  it('is read once, also when it can’t be stripped', async () => {
    const { actor, view, settle } = start('?paidResult=1', {
      writeQuery: () => Promise.reject({}),
    })
    await settle('closed')
    actor.send({ type: 'payment.read' })
    actor.send({ type: 'address.change', query: '?paidResult=1' })
    await settle('closed')
    expect(view().payment).toBeNull()
  })

  it('opens the popup that came with it', async () => {
    const { view, settle, written } = start('?paidResult=1&popup=welcome')
    expect(view()).toMatchObject({ status: 'open', popup: 'welcome' })
    await settle('open')
    expect(written).toEqual([{ query: 'popup=welcome', step: 'replace' }])
  })

  it('without a result says nothing, and is stripped all the same', async () => {
    const { view, written, settle } = start('?subscriptionType=pro-annual')
    await settle('closed')
    expect(view().payment).toBeNull()
    expect(written).toEqual([{ query: '', step: 'replace' }])
  })
})
