import { dirname, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'

const repository = resolve(dirname(fileURLToPath(import.meta.url)), '../../..')

export interface Config {
  /** The folder of the database and everything else that is kept; absolute. */
  readonly dataFolder: string
  /** Ports to try, in this order; `0` lets the system choose. */
  readonly ports: readonly number[]
  /** The interface to listen on; `undefined` is every one. */
  readonly host: string | undefined
  /** The folder of the built app; absolute. */
  readonly appDist: string
  /** The origin that players use when a proxy stands in front, such as `https://kingside.example`. */
  readonly publicOrigin: string | null
  /** Move the data folder away first. */
  readonly fresh: boolean
}

/** One thing that is wrong with a setting, and how to mend it. */
export interface Mistake {
  /** The variable or flag. */
  readonly setting: string
  readonly problem: string
  readonly fix: string
}

export type ParsedConfig =
  | { readonly status: 'ready'; readonly config: Config }
  | { readonly status: 'mistaken'; readonly mistakes: readonly Mistake[] }
  | { readonly status: 'help' }

export const usage = `Kingside's server: node apps/server/src/main.ts [flags]

  --port N         PORT                  the port, exactly this one (default: the first free of 3000 to 3019)
  --host NAME      HOST                  the interface to listen on (default: every one)
  --data DIR       KINGSIDE_DATA         the folder of the database (default: .data)
  --app DIR        KINGSIDE_APP_DIST     the built app (default: apps/platform/dist of the repository)
  --public-url URL KINGSIDE_PUBLIC_URL   the address that players use, behind a proxy
  --fresh                                move the data folder away and start with an empty one
  --help                                 show this

A flag goes before its variable.`

const flags = {
  port: { type: 'string', variable: 'PORT' },
  host: { type: 'string', variable: 'HOST' },
  data: { type: 'string', variable: 'KINGSIDE_DATA' },
  app: { type: 'string', variable: 'KINGSIDE_APP_DIST' },
  'public-url': { type: 'string', variable: 'KINGSIDE_PUBLIC_URL' },
} as const

const switches = { fresh: { type: 'boolean' }, help: { type: 'boolean' } } as const

type FlagName = keyof typeof flags

const defaultPorts = Array.from({ length: 20 }, (_, index) => 3000 + index)

/** Reads the settings from flags and environment; all mistakes are listed at once. */
export function parseConfig(
  args: readonly string[],
  environment: Readonly<Record<string, string | undefined>>,
  currentFolder: string,
): ParsedConfig {
  const { values, tokens } = parseArgs({
    args: [...args],
    options: { ...flags, ...switches },
    strict: false,
    tokens: true,
  })
  if (values.help === true) return { status: 'help' }

  const mistakes: Mistake[] = []
  for (const token of tokens) {
    const mistake = mistakeOf(token)
    if (mistake) mistakes.push(mistake)
  }
  const setting = (name: FlagName): Setting | null => {
    const given = values[name]
    if (typeof given === 'string') return { name: `--${name}`, value: given }
    const { variable } = flags[name]
    const value = environment[variable]
    return value ? { name: variable, value } : null
  }
  const ports = parsePorts(setting('port'), mistakes)
  const publicOrigin = parseOrigin(setting('public-url'), mistakes)
  if (mistakes.length > 0) return { status: 'mistaken', mistakes }
  return {
    status: 'ready',
    config: {
      dataFolder: resolve(currentFolder, setting('data')?.value ?? '.data'),
      ports,
      host: setting('host')?.value,
      appDist: resolve(
        currentFolder,
        setting('app')?.value ?? resolve(repository, 'apps/platform/dist'),
      ),
      publicOrigin,
      fresh: values.fresh === true,
    },
  }
}

/** The mistakes as the text that is printed. */
export function describeMistakes(mistakes: readonly Mistake[]): string {
  return [
    'Kingside can not start with these settings:',
    ...mistakes.map(({ setting, problem, fix }) => `  - ${setting}: ${problem} ${fix}`),
  ].join('\n')
}

interface Setting {
  /** The flag or variable it came from. */
  readonly name: string
  readonly value: string
}

type Token = NonNullable<ReturnType<typeof parseArgs>['tokens']>[number]

function mistakeOf(token: Token): Mistake | null {
  const fix = 'See --help for the flags there are.'
  if (token.kind === 'positional') {
    return { setting: token.value, problem: 'it is not a flag.', fix }
  }
  if (token.kind !== 'option') return null
  const { name, rawName, value } = token
  if (name in switches) {
    if (value === undefined) return null
    return { setting: rawName, problem: 'it takes no value.', fix: `Write ${rawName} alone.` }
  }
  if (!(name in flags)) return { setting: rawName, problem: 'there is no such flag.', fix }
  if (value !== undefined && value !== '' && !value.startsWith('--')) return null
  return {
    setting: rawName,
    problem: 'its value is missing.',
    fix: `Write ${rawName} and a value.`,
  }
}

function parsePorts(setting: Setting | null, mistakes: Mistake[]): readonly number[] {
  if (!setting) return defaultPorts
  const port = Number(setting.value)
  if (/^\d+$/.test(setting.value) && port <= 65_535) return [port]
  mistakes.push({
    setting: setting.name,
    problem: `"${setting.value}" is not a port.`,
    fix: 'Use a whole number from 1 to 65535, or leave it out for the first free port from 3000.',
  })
  return []
}

function parseOrigin(setting: Setting | null, mistakes: Mistake[]): string | null {
  if (!setting) return null
  const url = URL.canParse(setting.value) ? new URL(setting.value) : null
  if (url && /^https?:$/.test(url.protocol)) return url.origin
  mistakes.push({
    setting: setting.name,
    problem: `"${setting.value}" is not a web address.`,
    fix: 'Write it with its scheme, such as https://kingside.example.',
  })
  return null
}
