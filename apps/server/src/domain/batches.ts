/** How work is put together. */
export interface BatchOptions<Item, Answer> {
  /** Does the work of several at once; answers in their order. Never called with none. */
  readonly run: (items: readonly Item[]) => Promise<readonly Answer[]>
  /** How many runs may be under way at once. */
  readonly atOnce: number
  /** How many items one run takes at most. */
  readonly atMost: number
}

/**
 * Puts together what is asked for in one turn of the event loop, and while earlier work is under way. A lone item
 * waits for no other; under load one run does the work of many.
 * @returns asks for one item; rejects as the run that it was part of does
 */
export function createBatches<Item, Answer>({
  run,
  atOnce,
  atMost,
}: BatchOptions<Item, Answer>): (item: Item) => Promise<Answer> {
  const waiting: {
    readonly item: Item
    readonly resolve: (answer: Answer) => void
    readonly reject: (error: unknown) => void
  }[] = []
  let running = 0
  let isArmed = false

  /** At the end of this turn, when everything that has come in by now is part of it. */
  function arm(): void {
    if (isArmed || running === atOnce || waiting.length === 0) return
    isArmed = true
    setImmediate(() => {
      isArmed = false
      while (running < atOnce && waiting.length > 0) void runNext()
    })
  }

  async function runNext(): Promise<void> {
    const taken = waiting.splice(0, atMost)
    running += 1
    try {
      const answers = await run(taken.map(({ item }) => item))
      for (const [index, { resolve, reject }] of taken.entries()) {
        const answer = answers[index]
        if (answer === undefined) reject(new Error('The work of several left one without answer.'))
        else resolve(answer)
      }
    } catch (error) {
      for (const { reject } of taken) reject(error)
    } finally {
      running -= 1
      arm()
    }
  }

  return (item) =>
    new Promise((resolve, reject) => {
      waiting.push({ item, resolve, reject })
      arm()
    })
}
