/** Time left as PGN's `%clk` writes it: `h:mm:ss`, with tenths when they are not zero. */
export function formatPgnClock(ms: number): string {
  const tenths = Math.floor(Math.max(0, ms) / 100)
  const seconds = Math.floor(tenths / 10)
  const pad = (value: number) => String(value).padStart(2, '0')
  const whole = `${Math.floor(seconds / 3600)}:${pad(Math.floor(seconds / 60) % 60)}:${pad(seconds % 60)}`
  return tenths % 10 === 0 ? whole : `${whole}.${tenths % 10}`
}
