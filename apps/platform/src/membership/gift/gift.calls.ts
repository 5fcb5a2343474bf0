import { createClient } from '@kingside/api'
import { getGift, redeemGift } from '@kingside/api/calls/tournaments/gifts'
import type { AppDependencies } from '../../dependencies.ts'
import { answered, isRefused } from '../../platform/server/index.ts'
import { type Gift, type GiftRefusal, giftRefusals } from './gift.types.ts'

/** The calls about the link of a gift. */
export interface GiftCalls {
  /** Null is a link that nobody made. */
  readonly get: (code: string, signal: AbortSignal) => Promise<Gift | null>
  readonly redeem: (code: string) => Promise<void>
}

export function createGiftCalls({ server }: Pick<AppDependencies, 'server'>): GiftCalls {
  const api = createClient({ get: getGift, redeem: redeemGift }, server)
  return {
    get: async (code, signal) => {
      try {
        const { plan, status } = await answered(api.get({ params: { code }, signal }))
        return { plan, status }
      } catch (error) {
        if (isRefused(error, 'not_found') || isRefused(error, 'bad_request')) return null
        throw error
      }
    },
    redeem: async (code) => {
      await answered(api.redeem({ params: { code } }))
    },
  }
}

/** Why a gift was not taken. */
export const giftRefusalOf = (error: unknown): GiftRefusal =>
  giftRefusals.find((code) => isRefused(error, code)) ?? 'failed'
