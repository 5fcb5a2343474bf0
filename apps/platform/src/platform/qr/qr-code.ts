import { encode } from 'uqr'

/** The modules of a QR code, row by row; true is dark. */
export type QrCode = readonly (readonly boolean[])[]

/** Larger codes are hard to read from a small screen. */
const sizes = {
  /** Version 6 at level M. */
  small: { options: { ecc: 'M', maxVersion: 6 }, maxBytes: 106 },
  /** Version 10 at level L, for an app that is held close. */
  large: { options: { ecc: 'L', maxVersion: 10 }, maxBytes: 271 },
} as const
export type QrSize = keyof typeof sizes

/**
 * Writes a text as a QR code.
 * @returns null for a text that is too long: of more than 106 bytes, in a large one 271
 */
export function qrCodeOf(text: string, size: QrSize = 'small'): QrCode | null {
  const { options, maxBytes } = sizes[size]
  if (new TextEncoder().encode(text).length > maxBytes) return null
  return encode(text, { ...options, boostEcc: false, border: 0 }).data
}
