/** A duration in whole hours, minutes and seconds, at least 0. */
export function clockParts(ms: number) {
  const seconds = Math.max(0, Math.floor(ms / 1_000))
  return {
    hours: Math.floor(seconds / 3_600),
    minutes: Math.floor(seconds / 60) % 60,
    seconds: seconds % 60,
  }
}

/** A duration as clocks write it: `0:08`, `1:02:03`. */
export function clockText(ms: number): string {
  const { hours, minutes, seconds } = clockParts(ms)
  const two = (value: number) => String(value).padStart(2, '0')
  return hours === 0 ? `${minutes}:${two(seconds)}` : `${hours}:${two(minutes)}:${two(seconds)}`
}
