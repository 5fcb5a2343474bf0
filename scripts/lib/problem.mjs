/**
 * An error that the user can fix: what happened, why, and what to do. Commands print it as one block and exit with 1;
 * any other error is a bug and keeps its stack.
 */
export class Problem extends Error {
  /** @override */
  name = 'Problem'

  /**
   * @param {object} block
   * @param {string} block.what One sentence.
   * @param {string} [block.why] The cause, as far as it is known.
   * @param {string} block.how What to do next.
   * @param {string} [block.output] Lines of the tool that failed, printed above the block.
   */
  constructor({ what, why, how, output }) {
    super(what)
    this.why = why
    this.how = how
    this.output = output
  }
}

/**
 * Lay a problem out for the terminal.
 * @param {Problem} problem
 * @returns {string}
 */
export function formatProblem({ message, why, how, output }) {
  const block = [message, why, how].filter(Boolean).map((line) => `  ${line}`)
  return [output?.trimEnd(), '', ...block, ''].filter((line) => line !== undefined).join('\n')
}

/**
 * Run a command's body: a `Problem` is printed and becomes exit code 1.
 * @param {() => Promise<number>} body
 * @param {(text: string) => void} [print]
 * @returns {Promise<number>} the exit code
 */
export async function withProblems(body, print = console.error) {
  try {
    return await body()
  } catch (error) {
    if (!(error instanceof Problem)) throw error
    print(formatProblem(error))
    return 1
  }
}
