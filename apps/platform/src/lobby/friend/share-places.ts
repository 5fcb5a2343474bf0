import type { SharePlace } from '@kingside/design-system/ShareButton'

/** Messengers to share a link with, for browsers without a share sheet. */
export const sharePlaces = (address: string, text: string): readonly SharePlace[] => [
  { label: 'WhatsApp', href: `https://wa.me/?text=${encodeURIComponent(`${text} ${address}`)}` },
  {
    label: 'Telegram',
    href: `https://t.me/share/url?${new URLSearchParams({ url: address, text }).toString()}`,
  },
]
