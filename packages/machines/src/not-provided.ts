/** The placeholder of an injected dependency: running a machine without it names what is missing. */
export const notProvided = (name: string) => (): never => {
  throw new Error(
    `The machine needs "${name}", and nobody gave it one. Build the machine with its provide function.`,
  )
}
