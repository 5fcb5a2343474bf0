/** The bytes of files, by name, such as `pictures/Zr8Q2mX0TnqkE1vYwB7c5A.webp`: a folder, or a bucket. */
export interface Blobs {
  /** Keeps bytes whole or not at all; resolves when they are safe. */
  readonly put: (name: string, bytes: Uint8Array, mime: string) => Promise<void>
  /** Null when there is nothing. */
  readonly get: (name: string) => Promise<Uint8Array | null>
  /** Also of what is not there. */
  readonly remove: (name: string) => Promise<void>
}

/** Names are made by the server alone; anything else is a mistake in it. */
export function checkBlobName(name: string): string {
  if (/^(?:pictures|private)\/[\w-]{22}\.(?:webp|pgn|zip)$/.test(name)) return name
  throw new TypeError('This is not the name of a file.')
}
