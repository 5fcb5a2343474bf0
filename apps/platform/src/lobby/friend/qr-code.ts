import { encode } from 'uqr'

/** The modules of a QR code, row by row; true is dark. */
export type QrCode = readonly (readonly boolean[])[]

/** Version 6 at level M; larger codes are hard to read from a small screen. */
const size = { ecc: 'M', boostEcc: false, maxVersion: 6, border: 0 } as const
const maxBytes = 106

/**
 * Writes a text as a QR code at correction level M.
 * @returns null for a text of more than 106 bytes
 */
export function qrCodeOf(text: string): QrCode | null {
  return new TextEncoder().encode(text).length > maxBytes ? null : encode(text, size).data
}
