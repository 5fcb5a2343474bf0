import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const folder = fileURLToPath(new URL('../../testdata/', import.meta.url))

/** A file of `testdata`, every byte a character. */
export const testFile = (name: string): string => readFileSync(folder + name, 'latin1')

/** The files of `testdata` with an ending, by name. */
export const testFiles = (ending: string): readonly string[] =>
  readdirSync(folder).filter((name) => name.endsWith(ending))
