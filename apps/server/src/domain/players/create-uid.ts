import { randomBytes } from 'node:crypto'

/** Creates a uid that can't be guessed: 192 random bits as 32 characters of base64url. */
export function createUid(): string {
  return randomBytes(24).toString('base64url')
}

/** Creates the id of a file: 128 random bits as 22 characters of base64url. */
export function createFileId(): string {
  return randomBytes(16).toString('base64url')
}
