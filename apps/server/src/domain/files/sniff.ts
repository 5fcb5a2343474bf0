import type { PictureType } from '@kingside/api/facts'

const ascii = (bytes: Uint8Array, from: number, to: number) =>
  String.fromCharCode(...bytes.subarray(from, to))

/** What a picture is by its first bytes, whatever its name and sender say; null is none that is taken. */
export function pictureTypeOf(bytes: Uint8Array): PictureType | null {
  if (ascii(bytes, 0, 8) === '\x89PNG\r\n\x1a\n') return 'image/png'
  if (ascii(bytes, 0, 3) === '\xff\xd8\xff') return 'image/jpeg'
  if (ascii(bytes, 0, 4) === 'RIFF' && ascii(bytes, 8, 12) === 'WEBP') return 'image/webp'
  return isSvg(bytes) ? 'image/svg+xml' : null
}

/** Between the beginning and the first element may stand a declaration, comments and a document type. */
const svgBegin =
  /^\uFEFF?\s*(?:<\?xml[^>]*>\s*)?(?:<!--[\s\S]*?-->\s*|<!DOCTYPE\s+svg[^[>]*>\s*)*<svg[\s>]/

function isSvg(bytes: Uint8Array): boolean {
  const text = textOf(bytes)
  // Entities could name files and grow without end.
  return text !== null && svgBegin.test(text.slice(0, 4_000)) && !text.includes('<!ENTITY')
}

/** Bytes as UTF-8; null when they are none, or hold control characters. */
export function textOf(bytes: Uint8Array): string | null {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes)
    // oxlint-disable-next-line no-control-regex -- what no text has
    return /[\u0000-\u0008\u000b\u000e-\u001f]/.test(text) ? null : text
  } catch {
    return null
  }
}
