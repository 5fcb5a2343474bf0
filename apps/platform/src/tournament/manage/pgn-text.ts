/** The text of a PGN file. Newer ones are UTF-8, as all text is; older programs write a byte for each letter. */
export function pgnTextOf(bytes: ArrayBuffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}
