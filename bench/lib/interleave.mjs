/**
 * One contender of a comparison.
 * @typedef {{ name: string, run: () => unknown, units: number }} Contender
 * @typedef {{ name: string, median: number, low: number, high: number }} Measured
 */

/** CPU time of this process that a task takes, in milliseconds. @param {() => unknown} run */
export function cpuTime(run) {
  const before = process.cpuUsage()
  run()
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1000
}

/** @param {number[]} values */
export const median = (values) => {
  const sorted = [...values].sort((a, b) => a - b)
  const middle = sorted.length >> 1
  const [low = NaN, high = NaN] = [
    sorted[middle - (sorted.length % 2 === 0 ? 1 : 0)],
    sorted[middle],
  ]
  return (low + high) / 2
}

/**
 * Runs the contenders in turn, round after round, each round beginning with the next one, so that a
 * busy moment of the machine hits all alike. Times are microseconds of CPU for one unit.
 * @param {readonly Contender[]} contenders
 * @param {number} rounds
 * @returns {Measured[]}
 */
export function interleave(contenders, rounds) {
  const times = contenders.map(() => /** @type {number[]} */ ([]))
  for (const { run } of contenders) run()
  for (let round = 0; round < rounds; round += 1) {
    for (let turn = 0; turn < contenders.length; turn += 1) {
      const index = (round + turn) % contenders.length
      const contender = contenders[index]
      if (!contender) continue
      times[index]?.push((cpuTime(contender.run) * 1000) / contender.units)
    }
  }
  return contenders.map(({ name }, index) => {
    const own = times[index] ?? []
    return { name, median: median(own), low: Math.min(...own), high: Math.max(...own) }
  })
}

/** Three significant digits. @param {number} value */
const short = (value) => (value >= 100 ? value.toFixed(0) : value.toPrecision(3))

/**
 * Prints the times, and how many times longer than the first each contender takes.
 * @param {string} title @param {readonly Measured[]} results @param {string} unit
 */
export function report(title, results, unit) {
  const [first] = results
  console.log(`\n${title} (µs of CPU per ${unit}: median, lowest–highest; times the first)`)
  for (const { name, median: middle, low, high } of results) {
    const ratio = middle / (first?.median ?? NaN)
    console.log(
      `  ${name.padEnd(34)}${short(middle).padStart(9)}  ${`${short(low)}–${short(high)}`.padEnd(18)}${ratio.toFixed(2).padStart(8)} ×`,
    )
  }
}

/**
 * The same turns for work that has to be waited for and measures itself; the first round, in which
 * all get warm, does not count.
 * @template Contender, Result
 * @param {readonly Contender[]} contenders
 * @param {number} rounds
 * @param {(contender: Contender) => Promise<Result>} run
 * @returns {Promise<Result[][]>} the results of each contender
 */
export async function takeTurns(contenders, rounds, run) {
  const results = contenders.map(() => /** @type {Result[]} */ ([]))
  for (const contender of contenders) await run(contender)
  for (let round = 0; round < rounds; round += 1) {
    for (let turn = 0; turn < contenders.length; turn += 1) {
      const index = (round + turn) % contenders.length
      const contender = contenders[index]
      if (contender) results[index]?.push(await run(contender))
    }
  }
  return results
}
