import { browserStore } from '../../platform/storage/index.ts'

/** A gift that is being paid for at the provider’s page. */
export interface KeptGift {
  readonly email: string
  readonly orderId: string
}

const key = 'kingside.gift'

/** Kept while the tab is open: an address has nobody’s e-mail in it. */
export const keptGift = {
  read: (): KeptGift | null => parseGift(browserStore('session').getItem(key)),
  write: (gift: KeptGift): void => {
    try {
      browserStore('session').setItem(key, JSON.stringify([gift.email, gift.orderId]))
    } catch {
      // If the store is full, the page after the payment does not name the recipient.
    }
  },
}

function parseGift(text: string | null): KeptGift | null {
  const [email, orderId, ...rest]: readonly unknown[] = readList(text)
  if (rest.length > 0 || typeof email !== 'string' || typeof orderId !== 'string') return null
  return { email, orderId }
}

function readList(text: string | null): readonly unknown[] {
  try {
    const kept: unknown = JSON.parse(text ?? '[]')
    return Array.isArray(kept) ? kept : []
  } catch {
    return []
  }
}
