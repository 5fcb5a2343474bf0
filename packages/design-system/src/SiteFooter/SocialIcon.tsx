import type { ReactNode } from 'react'

export const socialNetworks = ['twitter', 'facebook', 'instagram'] as const
export type SocialNetwork = (typeof socialNetworks)[number]

/** Drawn for this package, on the grid and with the stroke of the other icons. */
const shapes: Readonly<Record<SocialNetwork, ReactNode>> = {
  twitter: (
    <>
      <path d="M4 4h4.2L20 20h-4.2Z" />
      <path d="m19.2 4-6.4 7.1M11 13.2 4.8 20" />
    </>
  ),
  facebook: <path d="M17 3h-1.8A4.2 4.2 0 0 0 11 7.2V21M7.5 11.5h8" />,
  instagram: (
    <>
      <rect x="3.5" y="3.5" width="17" height="17" rx="5" />
      <circle cx="12" cy="12" r="3.8" />
      <path d="M16.7 7.3h.01" />
    </>
  ),
}

/** The icon of a social network. */
export function SocialIcon({ network }: { network: SocialNetwork }) {
  return (
    <svg
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      {shapes[network]}
    </svg>
  )
}
