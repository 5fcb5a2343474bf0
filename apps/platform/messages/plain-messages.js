// Stands for the reader of messages in the built app: those with syntax were read while building.
export * from '@formatjs/icu-messageformat-parser/no-parser.js'

/**
 * @param {string} message words without syntax
 * @throws {Error} for a message that should have been compiled
 */
export function parse(message) {
  if (/[{}<]/.test(message)) {
    throw new Error(
      `The message "${message}" was not compiled. Write it as a string in defineMessage().`,
    )
  }
  return [{ type: 0, value: message }]
}
