import { Problem } from './problem.mjs'

/**
 * @typedef {object} TestOptions
 * @property {readonly string[]} only Names of stages; empty for all.
 * @property {boolean} full Whether to run tests that no change affects, too.
 * @property {boolean} list
 * @property {boolean} bail
 * @property {boolean} help
 */

/**
 * Reads the arguments of `npm test -- …`.
 * @param {readonly string[]} args
 * @param {readonly string[]} names of all stages
 * @returns {TestOptions}
 * @throws {Problem} for an unknown option or stage
 */
export function parseTestOptions(args, names) {
  const options = {
    only: /** @type {string[]} */ ([]),
    full: false,
    list: false,
    bail: false,
    help: false,
  }
  const rest = [...args]
  for (let arg = rest.shift(); arg !== undefined; arg = rest.shift()) {
    if (arg === '--only') options.only.push(...stageNames(rest.shift() ?? '', names))
    else if (arg.startsWith('--only=')) options.only.push(...stageNames(arg.slice(7), names))
    else if (arg === '--full') options.full = true
    else if (arg === '--list') options.list = true
    else if (arg === '--bail') options.bail = true
    else if (arg === '--help' || arg === '-h') options.help = true
    else {
      throw new Problem({
        what: `\`npm test\` has no option ${arg}.`,
        how: 'Options: --full, --only <stages>, --list, --bail, --help; all after `npm test --`.',
      })
    }
  }
  return options
}

/**
 * @param {string} text comma-separated
 * @param {readonly string[]} names
 */
function stageNames(text, names) {
  const wanted = text
    .split(',')
    .map((name) => name.trim())
    .filter(Boolean)
  const unknown = wanted.filter((name) => !names.includes(name))
  if (wanted.length > 0 && unknown.length === 0) return wanted
  throw new Problem({
    what:
      unknown.length > 0
        ? `There is no stage ${unknown.join(', ')}.`
        : '--only needs the name of a stage.',
    how: `Stages: ${names.join(', ')}. Several are separated by commas.`,
  })
}
