import { dirname, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import type { SiteInfo } from '@kingside/api'
import {
  type Mistake,
  type OAuthClients,
  readAppleClient,
  readAppleKey,
  readBucket,
  readHookSecrets,
  readHostNames,
  readMailAddress,
  readMailbox,
  readMailboxes,
  readLink,
  readOAuthClient,
  readOrigin,
  readPort,
  readProxies,
  readRegionId,
  readRegions,
  readSandbox,
  readSeconds,
  readSecret,
  readSwitch,
  readPercent,
  readServiceUrl,
  readStripeKey,
  readText,
  readWord,
  type Reading,
  type Setting,
} from './config-values.ts'
import type { StripeIdentitySettings } from './identity/stripe-identity.ts'
import { isMultiregion, oneRegion, type Regions } from './domain/games/regions.ts'
import { type LogLevel, logLevels } from './log.ts'
import type { S3Settings } from './files/s3-blobs.ts'
import type { StripeSettings } from './payments/stripe-provider.ts'
import { isOwnInterface, isWildcard } from './own-hosts.ts'
import { noProxies, type TrustedProxies } from './trusted-proxies.ts'

const repository = resolve(dirname(fileURLToPath(import.meta.url)), '../../..')

export interface Config {
  /** The folder of the database and everything else that is kept; absolute. */
  readonly dataFolder: string
  /** Ports to try, in this order; `0` lets the system choose. */
  readonly ports: readonly number[]
  /** The interface to listen on. */
  readonly host: string
  /** Whether others than this computer may come: there is a public address, or it is not loopback where it listens. */
  readonly isOpenToOthers: boolean
  /** Who sees the pages that stand for mail, social sign-in and whatever else is not configured. */
  readonly sandbox: 'off' | 'own-computer' | 'everybody'
  /** The folder of the built app; absolute. */
  readonly appDist: string
  /** The origin that players use when a proxy stands in front, such as `https://kingside.example`. */
  readonly publicOrigin: string | null
  /** Names of this server beside loopback and the public address, as health checks inside use them. */
  readonly hostNames: readonly string[]
  /** The proxies in front, whose `X-Forwarded-For` is believed. */
  readonly trustedProxies: TrustedProxies
  /** A Postgres to use; null keeps the embedded one in the data folder. */
  readonly databaseUrl: string | null
  /** What several servers share sockets, lobby and timers by; null is one server alone. */
  readonly redisUrl: string | null
  /** Buckets for what members upload; null keeps it in the data folder. */
  readonly s3: S3Settings | null
  /** The regions of the site, and which of them this server is in. */
  readonly regions: Regions
  /** Where mail is handed in; null keeps it in the sandbox's mailbox. */
  readonly smtpUrl: string | null
  /** The sender of mail. */
  readonly mailFrom: string
  /** Providers of social sign-in; with none of them all are the sandbox. */
  readonly oauth: OAuthClients
  /** Identity checks by Stripe; null has the sandbox's, or where that is off operators alone. */
  readonly stripeIdentity: StripeIdentitySettings | null
  /** Who runs the server, for the texts on terms and privacy; null is nobody named. */
  readonly operator: SiteInfo['operator']
  /** Pages elsewhere that the app links to; null where there is none. */
  readonly links: SiteInfo['links']
  /** Where messages to the support are mailed; null keeps them for the operator API alone. */
  readonly supportMail: string | null
  /** What tokens are signed with; null has one made and kept with the data. */
  readonly secret: string | null
  /** Who may read `/metrics` where players reach the server by a public address; null is nobody. */
  readonly metricsToken: string | null
  /** How far ahead the start of a scheduled game is at least, in ms; null is as the lobby has it. */
  readonly shortestLeadMs: number | null
  /** Whether the server plans tournaments by itself. */
  readonly hasTimetable: boolean
  /** Whether the computer's levels play tournaments when nothing else goes on; null: where the seed has made examples. */
  readonly hasTournamentBots: boolean | null
  /** Whether the server looks for puzzles in its games while it has little else to do. */
  readonly makesPuzzles: boolean
  /** The addresses of the accounts that may sign in to the operators' pages at `/operation`. */
  readonly operators: readonly string[]
  /** Who takes the payments; null is the sandbox. */
  readonly stripe: StripeSettings | null
  /** What prices contain of tax, in percent; null where the operator does not say. */
  readonly vatPercent: number | null
  /** Which programs may use `/operation`, such as to ban players; null is nobody. */
  readonly operatorToken: string | null
  /** `info` writes a line for each request. */
  readonly logLevel: LogLevel
  /** Move the data folder away first. */
  readonly fresh: boolean
}

export type ParsedConfig =
  | { readonly status: 'ready'; readonly config: Config }
  | { readonly status: 'mistaken'; readonly mistakes: readonly Mistake[] }
  | { readonly status: 'help' }

export const usage = `Kingside's server: node apps/server/src/main.ts [flags]

  --port N         PORT                  the port, exactly this one (default: the first free of 3000 to 3019)
  --host NAME      HOST                  the interface to listen on (default: 127.0.0.1, this computer alone)
  --data DIR       KINGSIDE_DATA         the folder of the database (default: .data)
  --app DIR        KINGSIDE_APP_DIST     the built app (default: apps/platform/dist of the repository)
  --public-url URL KINGSIDE_PUBLIC_URL   the address that players use, behind a proxy
  --log LEVEL      KINGSIDE_LOG          error, or info for a line for each request (default: error)
  --mail-from ADDR KINGSIDE_MAIL_FROM    the sender of mail
  --fresh                                move the data folder away and start with an empty one
  --help                                 show this

A flag goes before its variable. What must not show in a list of processes has no flag:

  DATABASE_URL            a Postgres (default: the embedded one in the data folder)
  REDIS_URL               a Redis, so that several servers work as one (default: one server alone)
  KINGSIDE_REGIONS        the regions with the addresses of their servers, the same on every server, such as
                          eu=https://eu.kingside.example,asia=https://asia.kingside.example; games of which
                          nothing else is known are in the first (default: all servers are in one place)
  KINGSIDE_REGION         the region of this server (default: the first)
  S3_ENDPOINT             where files that members upload are kept, such as https://s3.eu-central-1.amazonaws.com
                          or http://minio:9000 (default: in the data folder)
  S3_BUCKET, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY
                          the bucket there and its keys; needed with S3_ENDPOINT
  S3_PRIVATE_BUCKET       a bucket of its own for documents that nobody may see (default: the same bucket)
  S3_REGION               its region (default: us-east-1)
  SMTP_URL                where mail is handed in (default: the mailbox at /dev/mail)
  KINGSIDE_SANDBOX        1 shows the pages that stand for what is not configured to everybody, 0 to nobody
                          (default: to this computer, as long as nobody else can come)
  KINGSIDE_HOST_NAMES     further names of this server, such as server-a, for health checks from inside
  KINGSIDE_TRUSTED_PROXIES  proxies whose X-Forwarded-For is believed: addresses or networks, such as
                          10.0.0.2,172.16.0.0/12 (default: none)
  KINGSIDE_SECRET         what tokens are signed with (default: one is made and kept with the data)
  GOOGLE_OAUTH            sign-in by Google, as client-id:client-secret (default: the sandbox's test persons)
  FACEBOOK_OAUTH          the same by Facebook
  APPLE_OAUTH             sign-in by Apple, as service-id:team-id:key-id
  APPLE_OAUTH_KEY         the private key of key-id: the text of the file AuthKey_….p8
  STRIPE_SECRET_KEY       the key with which Stripe is asked (default: the sandbox's pages, which take no money and
                          check nobody; docs/payments.md)
  STRIPE_WEBHOOK_SECRET   what Stripe signs messages on payments to /api/payments/webhook/ with: whsec_…; while one is
                          replaced by another, both with a comma between
  STRIPE_IDENTITY_SECRET  the same of messages on identity checks to /hooks/identity
  STRIPE_API_URL          where the API is, of a stand-in such as stripe-mock (default: Stripe's own)
  KINGSIDE_VAT_PERCENT    the tax that prices contain, in percent, to be said beside them (default: nothing is said)
  KINGSIDE_OPERATOR_NAME  who runs this server, for the texts on terms and privacy (default: nobody is named)
  KINGSIDE_OPERATOR_ADDRESS  the postal address of the same
  KINGSIDE_SUPPORT_MAIL   where messages to the support are mailed (default: they are kept for /operation/support)
  KINGSIDE_TWITTER_URL, KINGSIDE_FACEBOOK_URL, KINGSIDE_INSTAGRAM_URL, KINGSIDE_SHOP_URL
                          pages elsewhere that the app links to (default: no links)
  KINGSIDE_SHORTEST_LEAD  how many seconds ahead a scheduled game starts at least (default: 60; tests need less)
  KINGSIDE_TIMETABLE      0 plans no tournaments (default: arenas and swiss tournaments by the hour and the day)
  KINGSIDE_TOURNAMENT_BOTS  1 lets the computer's levels play unrated tournaments when nothing else goes on,
                          0 never (default: only where npm run seed has made examples)
  KINGSIDE_PUZZLE_MAKER   0 looks for no puzzles in the games that were played here (default: it does, while the
                          processors are busy for less than 30 %)
  KINGSIDE_METRICS_TOKEN  lets whoever sends it as a Bearer token read /metrics
  KINGSIDE_OPERATORS      e-mail addresses of the accounts that may sign in to the operators' pages at
                          /operation, with two-step sign-in switched on, such as
                          aigerim@kingside.example,ben@kingside.example (default: nobody)
  KINGSIDE_OPERATOR_TOKEN lets whoever sends it as a Bearer token ban players, write to them and read
                          messages to the support, below /operation`

const flags = {
  port: { type: 'string', variable: 'PORT' },
  host: { type: 'string', variable: 'HOST' },
  data: { type: 'string', variable: 'KINGSIDE_DATA' },
  app: { type: 'string', variable: 'KINGSIDE_APP_DIST' },
  'public-url': { type: 'string', variable: 'KINGSIDE_PUBLIC_URL' },
  log: { type: 'string', variable: 'KINGSIDE_LOG' },
  'mail-from': { type: 'string', variable: 'KINGSIDE_MAIL_FROM' },
} as const

const switches = { fresh: { type: 'boolean' }, help: { type: 'boolean' } } as const

/** This computer alone. */
export const defaultHost = '127.0.0.1'

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
  const variable = (name: string): Setting | null => {
    const value = environment[name]
    return value ? { name, value } : null
  }
  const setting = (name: FlagName): Setting | null => {
    const given = values[name]
    return typeof given === 'string'
      ? { name: `--${name}`, value: given }
      : variable(flags[name].variable)
  }
  const read = <T, D>(
    given: Setting | null,
    reader: (text: string) => Reading<T>,
    otherwise: D,
  ) => {
    if (!given) return otherwise
    const reading = reader(given.value)
    if ('value' in reading) return reading.value
    mistakes.push({ setting: given.name, ...reading })
    return otherwise
  }
  const ports = read(setting('port'), readPort, defaultPorts)
  const host = setting('host')?.value ?? defaultHost
  const publicOrigin = read(setting('public-url'), readOrigin, null)
  const isOpenToOthers = publicOrigin !== null || !isOwnInterface(host)
  const sandbox = read(
    variable('KINGSIDE_SANDBOX'),
    readSandbox,
    isOpenToOthers ? 'off' : 'own-computer',
  )
  const named = !isWildcard(host) && !isOwnInterface(host) ? [host] : []
  const google = read(variable('GOOGLE_OAUTH'), readOAuthClient, null)
  const facebook = read(variable('FACEBOOK_OAUTH'), readOAuthClient, null)
  const apple = read(variable('APPLE_OAUTH'), readAppleClient, null)
  const appleKey = read(variable('APPLE_OAUTH_KEY'), readAppleKey, null)
  const isAppleHalf =
    (environment['APPLE_OAUTH'] ? 1 : 0) + (environment['APPLE_OAUTH_KEY'] ? 1 : 0) === 1
  if (isAppleHalf)
    mistakes.push(halfOfApple(environment['APPLE_OAUTH'] ? 'APPLE_OAUTH_KEY' : 'APPLE_OAUTH'))
  const name = read(variable('KINGSIDE_OPERATOR_NAME'), readText, null)
  const postal = variable('KINGSIDE_OPERATOR_ADDRESS')
  const address = read(postal, readText, null)
  if (postal && name === null) mistakes.push(addressOfNobody)
  const link = (page: string) => read(variable(`KINGSIDE_${page}_URL`), readLink, null)
  const allRegions = read(variable('KINGSIDE_REGIONS'), readRegions, oneRegion.all)
  const ownRegion = read(variable('KINGSIDE_REGION'), readRegionId, allRegions[0].rId)
  const regions = { own: ownRegion, all: allRegions }
  const config: Config = {
    dataFolder: resolve(currentFolder, setting('data')?.value ?? '.data'),
    ports,
    host,
    isOpenToOthers,
    sandbox,
    appDist: resolve(
      currentFolder,
      setting('app')?.value ?? resolve(repository, 'apps/platform/dist'),
    ),
    publicOrigin,
    hostNames: [
      ...named,
      ...regionHosts(regions),
      ...read(variable('KINGSIDE_HOST_NAMES'), readHostNames, []),
    ],
    trustedProxies: read(variable('KINGSIDE_TRUSTED_PROXIES'), readProxies, noProxies),
    databaseUrl: read(variable('DATABASE_URL'), readDatabaseUrl, null),
    redisUrl: read(variable('REDIS_URL'), readRedisUrl, null),
    s3: readS3(variable, (setting, reader) => read(setting, reader, null), mistakes),
    regions,
    smtpUrl: read(variable('SMTP_URL'), readSmtpUrl, null),
    mailFrom: read(setting('mail-from'), readMailAddress, 'Kingside <no-reply@localhost>'),
    oauth: {
      ...(google && { google }),
      ...(facebook && { facebook }),
      ...(apple && appleKey !== null && { apple: { ...apple, privateKey: appleKey } }),
    },
    operator: name === null ? null : { name, address },
    links: {
      twitter: link('TWITTER'),
      facebook: link('FACEBOOK'),
      instagram: link('INSTAGRAM'),
      shop: link('SHOP'),
    },
    supportMail: read(variable('KINGSIDE_SUPPORT_MAIL'), readMailbox, null),
    secret: read(variable('KINGSIDE_SECRET'), readSecret, null),
    metricsToken: read(variable('KINGSIDE_METRICS_TOKEN'), readSecret, null),
    shortestLeadMs: read(variable('KINGSIDE_SHORTEST_LEAD'), readSeconds, null),
    hasTimetable: read(variable('KINGSIDE_TIMETABLE'), readSwitch, true),
    hasTournamentBots: read(variable('KINGSIDE_TOURNAMENT_BOTS'), readSwitch, null),
    makesPuzzles: read(variable('KINGSIDE_PUZZLE_MAKER'), readSwitch, true),
    operators: read(variable('KINGSIDE_OPERATORS'), readMailboxes, []),
    ...readStripe(read, variable, mistakes),
    vatPercent: read(variable('KINGSIDE_VAT_PERCENT'), readPercent, null),
    operatorToken: read(variable('KINGSIDE_OPERATOR_TOKEN'), readSecret, null),
    logLevel: read(setting('log'), readWord(logLevels), 'error'),
    fresh: values.fresh === true,
  }
  mistakes.push(...conflictsOf(config))
  return mistakes.length > 0 ? { status: 'mistaken', mistakes } : { status: 'ready', config }
}

/** All of it or nothing. */
function readS3(
  variable: (name: string) => Setting | null,
  read: (given: Setting | null, reader: (text: string) => Reading<string>) => string | null,
  mistakes: Mistake[],
): S3Settings | null {
  const endpoint = variable('S3_ENDPOINT')
  const needed = ['S3_BUCKET', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'] as const
  const further = [...needed, 'S3_PRIVATE_BUCKET', 'S3_REGION'] as const
  if (endpoint === null) {
    const alone = further.find((name) => variable(name) !== null)
    if (alone !== undefined) mistakes.push(s3WithoutEndpoint(alone))
    return null
  }
  mistakes.push(...needed.filter((name) => variable(name) === null).map(missingInS3))
  const url = read(endpoint, readOrigin)
  const bucket = read(variable('S3_BUCKET'), readBucket)
  const privateBucket = read(variable('S3_PRIVATE_BUCKET'), readBucket) ?? bucket
  const accessKeyId = read(variable('S3_ACCESS_KEY_ID'), readText)
  const secretAccessKey = variable('S3_SECRET_ACCESS_KEY')?.value ?? null
  const region = read(variable('S3_REGION'), readRegionId) ?? 'us-east-1'
  if (url === null || bucket === null || privateBucket === null) return null
  if (accessKeyId === null || secretAccessKey === null) return null
  return { endpoint: url, region, bucket, privateBucket, accessKeyId, secretAccessKey }
}

const s3WithoutEndpoint = (setting: string): Mistake => ({
  setting,
  problem: 'it is of no use without S3_ENDPOINT.',
  fix: 'Set S3_ENDPOINT, such as https://s3.eu-central-1.amazonaws.com, or leave it out.',
})

const missingInS3 = (setting: string): Mistake => ({
  setting,
  problem: 'it is missing: S3_ENDPOINT needs a bucket and its keys.',
  fix: 'Set S3_BUCKET, S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY, or leave S3_ENDPOINT out.',
})

const secretWithoutKey: Mistake = {
  setting: 'STRIPE_SECRET_KEY',
  problem: 'it is missing: identity checks by Stripe need it beside STRIPE_IDENTITY_SECRET.',
  fix: 'Set both, or neither.',
}

const halfOfApple = (setting: string): Mistake => ({
  setting,
  problem: 'it is missing: sign-in by Apple needs APPLE_OAUTH and APPLE_OAUTH_KEY.',
  fix: 'Set both, or neither.',
})

/** What Stripe does: its key, and the secrets of its messages on payments and on identity checks. */
function readStripe(
  read: <T, D>(given: Setting | null, reader: (text: string) => Reading<T>, otherwise: D) => T | D,
  variable: (name: string) => Setting | null,
  mistakes: Mistake[],
): Pick<Config, 'stripe' | 'stripeIdentity'> {
  const [key, secret] = [variable('STRIPE_SECRET_KEY'), variable('STRIPE_WEBHOOK_SECRET')]
  const identitySecret = variable('STRIPE_IDENTITY_SECRET')
  const secretKey = read(key, readStripeKey, null)
  const webhookSecrets = read(secret, readHookSecrets, null)
  const identitySecrets = read(identitySecret, readHookSecrets, null)
  const apiUrl = read(variable('STRIPE_API_URL'), readLink, null)
  if (key === null && identitySecret !== null) mistakes.push(secretWithoutKey)
  if (key === null && secret !== null) mistakes.push(halfOfStripe('STRIPE_SECRET_KEY'))
  if (secretKey !== null && secret === null && identitySecret === null) {
    mistakes.push(halfOfStripe('STRIPE_WEBHOOK_SECRET'))
  }
  const stripe = secretKey !== null &&
    webhookSecrets !== null && {
      secretKey,
      webhookSecrets,
      ...(apiUrl !== null && { apiUrl }),
    }
  const stripeIdentity = secretKey !== null &&
    identitySecrets !== null && { secretKey, webhookSecrets: identitySecrets }
  return { stripe: stripe || null, stripeIdentity: stripeIdentity || null }
}

const halfOfStripe = (setting: string): Mistake => ({
  setting,
  problem:
    'it is missing: payments by Stripe need STRIPE_SECRET_KEY, and STRIPE_WEBHOOK_SECRET by which its messages are known.',
  fix: 'Set both, or neither for the sandbox.',
})

/** The name by which players reach the servers of the own region. */
const regionHosts = ({ own, all }: Regions): readonly string[] =>
  all.flatMap(({ rId, origin }) => (rId === own && origin ? [new URL(origin).hostname] : []))

const addressOfNobody: Mistake = {
  setting: 'KINGSIDE_OPERATOR_ADDRESS',
  problem: 'it is an address without a name.',
  fix: 'Say whose it is with KINGSIDE_OPERATOR_NAME.',
}

/** Settings that are each right, and do not go together. */
function conflictsOf(config: Config): readonly Mistake[] {
  const fresh: Mistake | null =
    config.fresh && config.databaseUrl !== null
      ? {
          setting: '--fresh',
          problem: 'it moves the data folder away, but DATABASE_URL names another database.',
          fix: 'Leave one of them out; an empty database is made with createdb.',
        }
      : null
  const mail: Mistake | null =
    config.publicOrigin !== null && config.smtpUrl === null && config.sandbox !== 'everybody'
      ? {
          setting: 'SMTP_URL',
          problem:
            'it is missing: with a public address (KINGSIDE_PUBLIC_URL) codes must be mailed.',
          fix: 'Write it like smtps://user:password@smtp.kingside.example:465, or set KINGSIDE_SANDBOX=1 to show all mail to everybody.',
        }
      : null
  const tokens: Mistake | null =
    config.operatorToken !== null && config.operatorToken === config.metricsToken
      ? {
          setting: 'KINGSIDE_OPERATOR_TOKEN',
          problem:
            'it is the same as KINGSIDE_METRICS_TOKEN, so whoever reads the metrics could ban.',
          fix: 'Make another one: openssl rand -base64 48',
        }
      : null
  return [fresh, mail, tokens, ...regionConflictsOf(config)].filter((mistake) => mistake !== null)
}

/** Regions are several servers of one site, so they need what several servers need. */
function regionConflictsOf(config: Config): readonly Mistake[] {
  const { regions, publicOrigin, redisUrl, databaseUrl } = config
  const ids = regions.all.map(({ rId }) => rId)
  const unknown: Mistake = {
    setting: 'KINGSIDE_REGION',
    problem: `"${regions.own}" is none of the regions in KINGSIDE_REGIONS (${ids.join(', ')}).`,
    fix: 'Name one of them, or add it to the list on every server.',
  }
  if (!ids.includes(regions.own)) return [unknown]
  if (!isMultiregion(regions)) return []
  const needs = [
    ['KINGSIDE_PUBLIC_URL', publicOrigin, 'the servers of a region take sockets of its pages only'],
    ['REDIS_URL', redisUrl, 'by it the regions hear each other'],
    ['DATABASE_URL', databaseUrl, 'all regions play on the same database'],
  ] as const
  return needs.flatMap(([setting, value, why]) =>
    value === null
      ? [
          {
            setting,
            problem: `it is missing: with several regions (KINGSIDE_REGIONS) it is needed, because ${why}.`,
            fix: 'Set it to the same value on the servers of all regions, or leave KINGSIDE_REGIONS out.',
          },
        ]
      : [],
  )
}

const readDatabaseUrl = readServiceUrl(
  ['postgres:', 'postgresql:'],
  'postgres://kingside:password@localhost:5432/kingside',
)
const readRedisUrl = readServiceUrl(['redis:', 'rediss:'], 'redis://localhost:6379')
const readSmtpUrl = readServiceUrl(
  ['smtp:', 'smtps:'],
  'smtps://user:password@smtp.kingside.example:465',
)

/** The mistakes as the text that is printed. */
export function describeMistakes(mistakes: readonly Mistake[]): string {
  return [
    'Kingside can not start with these settings:',
    ...mistakes.map(({ setting, problem, fix }) => `  - ${setting}: ${problem} ${fix}`),
  ].join('\n')
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
