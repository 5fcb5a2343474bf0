import { type FileKind, pictureUrl, privateFileKinds } from '@kingside/api/facts'

/** How a picture is kept: cut to a square, or made to fit into a box. Smaller ones are not enlarged, but squares are. */
export interface PictureShape {
  /** In pixels. */
  readonly width: number
  readonly height: number
  readonly fit: 'cover' | 'inside'
}

const inside = (width: number, height = width): PictureShape => ({ width, height, fit: 'inside' })

/** The picture that each kind of file is; `text` is none. */
export const shapeOf = {
  cover: inside(1920, 1080),
  avatar: { width: 512, height: 512, fit: 'cover' },
  'club-cover': inside(1920, 1080),
  gallery: inside(2048),
  card: inside(1280),
  pgn: 'text',
  // A document must stay readable.
  selfie: inside(2560),
  'parent-consent': inside(2560),
} as const satisfies Record<FileKind, PictureShape | 'text'>

export const isPrivate = (kind: FileKind) => privateFileKinds.some((known) => known === kind)

const endingOf = (kind: FileKind) => (shapeOf[kind] === 'text' ? 'pgn' : 'webp')

/** Where the bytes of a file lie. */
export const blobName = ({ id, kind }: { readonly id: string; readonly kind: FileKind }) =>
  `${isPrivate(kind) ? 'private' : 'pictures'}/${id}.${endingOf(kind)}`

/** The address at which everybody sees a picture; null for private kinds. */
export const publicUrl = (file: { readonly id: string; readonly kind: FileKind }) =>
  isPrivate(file.kind) ? null : pictureUrl(file.id)

/** The address of a player's picture. */
export const avatarUrl = (id: string | null) =>
  id === null ? null : publicUrl({ id, kind: 'avatar' })
