import { type PaymentResult, type PopupName, popupNames, type PopupParams } from './popups.types.ts'

/** The specification's parameters, and eight of this product's popups. */
const popupParameters = [
  'popup',
  'free_pro',
  'from',
  'email',
  'analyzer',
  'reward',
  'price',
  'opponent',
  'player',
  'game',
  'paywall',
  'gift',
  'entry',
]
const paymentParameters = ['paidResult', 'subscriptionType']

/** The characters of public uids. */
const isUid = /^[\w-]{1,64}$/

/** The longest address (RFC 5321). */
const longestEmail = 254

const without = (query: string, names: readonly string[]) => {
  const params = new URLSearchParams(query)
  for (const name of names) params.delete(name)
  return params.toString()
}

export const withoutPopup = (query: string) => without(query, popupParameters)
export const withoutPayment = (query: string) => without(query, paymentParameters)

/** The popup that an address opens; null for none or an unknown name. */
export function popupOf(query: string): PopupName | null {
  const wanted = new URLSearchParams(query).get('popup')
  return popupNames.find((name) => name === wanted) ?? null
}

/** Anybody can write a link, so after sign-in only paths of this site are followed. */
const isOwnPath = (path: string) => /^\/(?!\/|\\|%2f|%5c)[^\\\s]*$/i.test(path)

export function paramsOf(query: string): PopupParams {
  const params = new URLSearchParams(query)
  const read = (name: string) => params.get(name) || undefined
  const [from, email, analyzer, reward, price, opponent, player, game, paywall, gift, entry] = [
    read('from'),
    read('email'),
    read('analyzer'),
    read('reward'),
    read('price'),
    read('opponent'),
    read('player'),
    read('game'),
    read('paywall'),
    read('gift'),
    read('entry'),
  ]
  const freePro = params.get('free_pro')
  return {
    ...(freePro !== null && { freePro: !['0', 'false'].includes(freePro) }),
    ...(from && isOwnPath(from) && { from }),
    ...(email && email.length <= longestEmail && { email }),
    ...(analyzer && { analyzer }),
    ...(reward && { reward }),
    ...(price && { price }),
    ...(opponent && isUid.test(opponent) && { opponent }),
    ...(player && isUid.test(player) && { player }),
    ...(game && isUid.test(game) && { game }),
    ...(paywall && { paywall }),
    ...(gift && isUid.test(gift) && { gift }),
    ...(entry && isUid.test(entry) && { entry }),
  }
}

/** The query that opens a popup, in place of an open one. */
export function withPopup(query: string, popup: PopupName, given: PopupParams = {}): string {
  const params = new URLSearchParams(withoutPopup(query))
  params.set('popup', popup)
  const { freePro, ...texts } = given
  if (freePro !== undefined) params.set('free_pro', String(freePro))
  for (const [name, text] of Object.entries(texts)) if (text) params.set(name, text)
  return params.toString()
}

export const hasPaymentParameters = (query: string) => {
  const params = new URLSearchParams(query)
  return paymentParameters.some((name) => params.has(name))
}

/** The result of a payment in the provider's return address; null without one. */
export function paymentOf(query: string): PaymentResult | null {
  const params = new URLSearchParams(query)
  const result = params.get('paidResult')
  if (result === null) return null
  return {
    result: result === '1' ? 'paid' : result === 'aborted' ? 'aborted' : 'failed',
    bought: params.get('subscriptionType') ?? '',
  }
}
