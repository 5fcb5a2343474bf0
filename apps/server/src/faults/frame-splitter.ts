/**
 * Splits one direction of a connection into what belongs together: the HTTP head first, then, when the connection
 * was upgraded, whole WebSocket frames (RFC 6455, section 5.2). Anything else passes as it comes.
 */
export function createFrameSplitter(
  isUpgraded: () => boolean,
): (chunk: Buffer) => readonly Buffer[] {
  let rest = Buffer.alloc(0)
  let isHeadPassed = false
  return (chunk) => {
    rest = Buffer.concat([rest, chunk])
    const parts: Buffer[] = []
    const take = (length: number) => {
      parts.push(rest.subarray(0, length))
      rest = rest.subarray(length)
    }
    if (!isHeadPassed) {
      const end = rest.indexOf('\r\n\r\n')
      if (end === -1) return parts
      take(end + 4)
      isHeadPassed = true
    }
    if (!isUpgraded()) {
      if (rest.length > 0) take(rest.length)
      return parts
    }
    for (let length = frameLength(rest); length <= rest.length; length = frameLength(rest)) {
      take(length)
    }
    return parts
  }
}

/** How long the first frame is; `Infinity` while its header is not complete. */
function frameLength(bytes: Buffer): number {
  const second = bytes[1]
  if (second === undefined) return Infinity
  const mask = second & 0x80 ? 4 : 0
  const short = second & 0x7f
  if (short < 126) return 2 + mask + short
  if (short === 126) return bytes.length < 4 ? Infinity : 4 + mask + bytes.readUInt16BE(2)
  return bytes.length < 10 ? Infinity : 10 + mask + Number(bytes.readBigUInt64BE(2))
}
