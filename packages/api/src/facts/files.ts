/** What a file is for. */
export const fileKinds = [
  'cover',
  'avatar',
  'club-cover',
  'gallery',
  'card',
  'pgn',
  'selfie',
  'parent-consent',
] as const
export type FileKind = (typeof fileKinds)[number]

/** Kinds that nobody sees by an address alone. */
export const privateFileKinds = [
  'pgn',
  'selfie',
  'parent-consent',
] as const satisfies readonly FileKind[]

/** The address of a picture that everybody may see. @param id of its file */
export const pictureUrl = (id: string) => `/files/pictures/${id}.webp`

/** How much may be sent. */
export const uploadLimits = {
  /** Of one file. */
  bytes: 5_000_000,
  /** Of one picture, width by height. */
  pixels: 50_000_000,
  /** Of one member in a day of UTC. */
  filesADay: 50,
  bytesADay: 100_000_000,
} as const

/** Types that a picture may have when it is sent; the server keeps each as WebP. */
export const pictureTypes = ['image/png', 'image/jpeg', 'image/webp', 'image/svg+xml'] as const
export type PictureType = (typeof pictureTypes)[number]

/** Types that the cover of a tournament may have when it is sent. */
export const coverTypes = [
  'image/svg+xml',
  'image/png',
  'image/jpeg',
] as const satisfies readonly PictureType[]
