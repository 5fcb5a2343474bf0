/** The placeholder of an injected dependency; running a machine without it throws an error with its name. */
export const notProvided = (name: string) => (): never => {
  throw new Error(
    `The machine needs "${name}", and nobody gave it one. Build the machine with its provide function.`,
  )
}
