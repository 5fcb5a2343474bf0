/** Chance that a test can repeat: numbers from 0 up to 1, the same for the same seed (mulberry32). */
export function seeded(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

/** The seed of this run: `FAULTS_SEED`, or a new one. It is printed, so that a failure can be repeated. */
export function seedOf(name: string): number {
  const given = process.env['FAULTS_SEED']
  const seed = given === undefined ? Math.floor(Math.random() * 2 ** 31) : Number(given)
  console.log(`${name}: FAULTS_SEED=${seed}`)
  return seed
}
