import { describe, expect, it } from 'vitest'
import { noProxies } from './trusted-proxies.ts'
import { appleClient } from './testing/fake-apple.ts'
import { oneRegion } from './domain/games/regions.ts'
import { describeMistakes, parseConfig } from './config.ts'

const secret = 'a-secret-for-tests-0123456789-abcdefgh'

function configOf(args: string[], environment: Record<string, string> = {}) {
  const parsed = parseConfig(args, environment, '/home/player')
  if (parsed.status !== 'ready')
    throw new Error(`expected settings without mistakes, got ${parsed.status}`)
  return parsed.config
}

function mistakesOf(args: string[], environment: Record<string, string> = {}) {
  const parsed = parseConfig(args, environment, '/home/player')
  return parsed.status === 'mistaken' ? parsed.mistakes : []
}

describe('the settings', () => {
  it('have defaults', () => {
    expect(configOf([])).toEqual({
      dataFolder: '/home/player/.data',
      ports: Array.from({ length: 20 }, (_, index) => 3000 + index),
      host: '127.0.0.1',
      isOpenToOthers: false,
      sandbox: 'own-computer',
      appDist: expect.stringMatching(/apps\/platform\/dist$/),
      publicOrigin: null,
      hostNames: [],
      trustedProxies: noProxies,
      databaseUrl: null,
      redisUrl: null,
      s3: null,
      regions: oneRegion,
      shortestLeadMs: null,
      hasTimetable: true,
      hasTournamentBots: null,
      makesPuzzles: true,
      smtpUrl: null,
      mailFrom: 'Kingside <no-reply@localhost>',
      oauth: {},
      stripeIdentity: null,
      operator: null,
      links: { twitter: null, facebook: null, instagram: null, shop: null },
      supportMail: null,
      secret: null,
      metricsToken: null,
      operators: [],
      stripe: null,
      vatPercent: null,
      operatorToken: null,
      logLevel: 'error',
      fresh: false,
    })
  })

  it('come from the environment', () => {
    const environment = {
      PORT: '8080',
      HOST: '127.0.0.1',
      KINGSIDE_DATA: 'data',
      KINGSIDE_APP_DIST: '/app',
      KINGSIDE_PUBLIC_URL: 'https://kingside.example/',
      KINGSIDE_HOST_NAMES: 'server-a, 10.0.0.7',
      KINGSIDE_TRUSTED_PROXIES: '10.0.0.2, 172.16.0.0/12',
      DATABASE_URL: 'postgres://kingside:p%40ss@db:5432/kingside',
      REDIS_URL: 'rediss://cache:6379/1',
      KINGSIDE_REGIONS: 'eu=https://eu.kingside.example/, asia=https://asia.kingside.example',
      KINGSIDE_REGION: 'asia',
      SMTP_URL: 'smtps://user:pass@smtp.kingside.example:465',
      KINGSIDE_MAIL_FROM: 'Kingside <hello@kingside.example>',
      GOOGLE_OAUTH: 'id.of.google:se:cret',
      STRIPE_SECRET_KEY: 'rk_test_0123456789',
      STRIPE_IDENTITY_SECRET: 'whsec_0123456789abcdef, whsec_abcdef0123456789',
      KINGSIDE_SECRET: secret,
      KINGSIDE_OPERATOR_NAME: 'Example Chess Club',
      KINGSIDE_OPERATOR_ADDRESS: '1 Example Street, Almaty',
      KINGSIDE_SUPPORT_MAIL: 'support@kingside.example',
      KINGSIDE_SHOP_URL: 'https://shop.kingside.example',
      KINGSIDE_METRICS_TOKEN: secret,
      KINGSIDE_OPERATORS: 'aigerim@kingside.example, ben@kingside.example',
      KINGSIDE_OPERATOR_TOKEN: `operator-${secret}`,
      KINGSIDE_LOG: 'info',
    }
    expect(configOf([], environment)).toEqual({
      dataFolder: '/home/player/data',
      ports: [8080],
      host: '127.0.0.1',
      isOpenToOthers: true,
      sandbox: 'off',
      appDist: '/app',
      publicOrigin: 'https://kingside.example',
      hostNames: ['asia.kingside.example', 'server-a', '10.0.0.7'],
      trustedProxies: { has: expect.any(Function) },
      databaseUrl: 'postgres://kingside:p%40ss@db:5432/kingside',
      redisUrl: 'rediss://cache:6379/1',
      s3: null,
      regions: {
        own: 'asia',
        all: [
          { rId: 'eu', name: 'eu', origin: 'https://eu.kingside.example' },
          { rId: 'asia', name: 'asia', origin: 'https://asia.kingside.example' },
        ],
      },
      shortestLeadMs: null,
      hasTimetable: true,
      hasTournamentBots: null,
      makesPuzzles: true,
      smtpUrl: 'smtps://user:pass@smtp.kingside.example:465',
      mailFrom: 'Kingside <hello@kingside.example>',
      oauth: { google: { clientId: 'id.of.google', clientSecret: 'se:cret' } },
      stripeIdentity: {
        secretKey: 'rk_test_0123456789',
        webhookSecrets: ['whsec_0123456789abcdef', 'whsec_abcdef0123456789'],
      },
      operator: { name: 'Example Chess Club', address: '1 Example Street, Almaty' },
      links: {
        twitter: null,
        facebook: null,
        instagram: null,
        shop: 'https://shop.kingside.example/',
      },
      supportMail: 'support@kingside.example',
      secret,
      metricsToken: secret,
      operators: ['aigerim@kingside.example', 'ben@kingside.example'],
      stripe: null,
      vatPercent: null,
      operatorToken: `operator-${secret}`,
      logLevel: 'info',
      fresh: false,
    })
  })

  it('come from flags before the environment', () => {
    const config = configOf(['--port', '8081', '--data=/d', '--fresh'], {
      PORT: '8080',
      KINGSIDE_DATA: '/e',
    })
    expect(config).toMatchObject({ ports: [8081], dataFolder: '/d', fresh: true })
  })

  it('take an empty variable for none', () => {
    expect(configOf([], { PORT: '' }).ports).toHaveLength(20)
  })
})

it.each([
  [{ STRIPE_SECRET_KEY: 'pk_live_0123456789' }, 'STRIPE_SECRET_KEY'],
  [{ STRIPE_IDENTITY_SECRET: 'whsec_0123456789abcdef' }, 'STRIPE_SECRET_KEY'],
  [
    { STRIPE_SECRET_KEY: 'sk_live_0123456789', STRIPE_IDENTITY_SECRET: 'secret-0123456789' },
    'STRIPE_IDENTITY_SECRET',
  ],
])(
  'identity checks by Stripe are not set up by %j, and no secret is repeated',
  (environment, setting) => {
    const parsed = parseConfig([], environment, '/home/player')
    if (parsed.status !== 'mistaken') throw new Error('It was not refused.')
    expect(parsed.mistakes).toMatchObject([{ setting }])
    expect(describeMistakes(parsed.mistakes)).not.toMatch(/0123456789/)
  },
)

describe('sign-in by Apple', () => {
  const ids = 'example.kingside.web:TEAMID1234:KEYID12345'
  const pem = appleClient.privateKey

  it('takes the ids and the key, whose line breaks may be written out', () => {
    const environment = { APPLE_OAUTH: ids, APPLE_OAUTH_KEY: pem.replaceAll('\n', '\\n') }
    expect(configOf([], environment).oauth).toEqual({ apple: appleClient })
  })

  it.each([
    ['APPLE_OAUTH_KEY', { APPLE_OAUTH: ids }],
    ['APPLE_OAUTH', { APPLE_OAUTH_KEY: pem }],
    ['APPLE_OAUTH', { APPLE_OAUTH: 'example.kingside.web', APPLE_OAUTH_KEY: pem }],
    ['APPLE_OAUTH_KEY', { APPLE_OAUTH: ids, APPLE_OAUTH_KEY: 'no key' }],
  ])('names %s where that is wrong', (setting, environment) => {
    expect(mistakesOf([], environment)).toMatchObject([{ setting }])
  })
})

describe('buckets for files', () => {
  const place = {
    S3_ENDPOINT: 'http://minio:9000',
    S3_BUCKET: 'kingside-files',
    S3_ACCESS_KEY_ID: 'key',
    S3_SECRET_ACCESS_KEY: 'hunter2',
  }

  it('are one for everything, in a region that every server of this kind takes', () => {
    expect(configOf([], place).s3).toEqual({
      endpoint: 'http://minio:9000',
      region: 'us-east-1',
      bucket: 'kingside-files',
      privateBucket: 'kingside-files',
      accessKeyId: 'key',
      secretAccessKey: 'hunter2',
    })
    const own = { ...place, S3_PRIVATE_BUCKET: 'kingside-documents', S3_REGION: 'eu-central-1' }
    expect(configOf([], own).s3).toMatchObject({
      privateBucket: 'kingside-documents',
      region: 'eu-central-1',
    })
  })

  it('are refused by halves and misspelt, without telling a key', () => {
    const { S3_ENDPOINT: _, ...alone } = place
    const mistakes = [
      ...mistakesOf([], alone),
      ...mistakesOf([], { S3_ENDPOINT: 'minio' }),
      ...mistakesOf([], { ...place, S3_BUCKET: 'My Files', S3_REGION: 'Europe!' }),
    ]
    expect(mistakes.map(({ setting }) => setting)).toEqual([
      'S3_BUCKET',
      'S3_BUCKET',
      'S3_ACCESS_KEY_ID',
      'S3_SECRET_ACCESS_KEY',
      'S3_ENDPOINT',
      'S3_BUCKET',
      'S3_REGION',
    ])
    expect(describeMistakes(mistakes)).not.toMatch('hunter2')
  })
})

describe('mistakes', () => {
  it('are listed all at once, each with its setting and its cure', () => {
    const parsed = mistakesOf(['--prot', '1', '--data', '--fresh=yes'], {
      PORT: 'http',
      KINGSIDE_PUBLIC_URL: 'kingside',
    })
    expect(parsed.map(({ setting }) => setting)).toEqual([
      '--prot',
      '1',
      '--data',
      'PORT',
      'KINGSIDE_PUBLIC_URL',
    ])
    expect(describeMistakes(parsed)).toMatch(/PORT: "http" is not a port\. Use a whole number/)
  })

  it.each([
    ['KINGSIDE_REGION', { KINGSIDE_REGION: 'asia' }],
    ['KINGSIDE_REGION', { KINGSIDE_REGION: 'Asia!' }],
    ['KINGSIDE_REGIONS', { KINGSIDE_REGIONS: 'eu' }],
    ['KINGSIDE_REGIONS', { KINGSIDE_REGIONS: 'eu=https://eu.example' }],
    [
      'KINGSIDE_REGIONS',
      { KINGSIDE_REGIONS: 'eu=https://eu.example,asia=https://asia.example/path' },
    ],
    ['KINGSIDE_REGIONS', { KINGSIDE_REGIONS: 'eu=https://eu.example,eu=https://asia.example' }],
    ['KINGSIDE_REGIONS', { KINGSIDE_REGIONS: "eu=https://eu.example; script-src 'none'" }],
  ])('P13: say of %s what is wrong with it: %o', (setting, environment) => {
    expect(mistakesOf([], environment)).toMatchObject([{ setting }])
  })

  it('P13: name what several regions need beside their list', () => {
    const regions = 'eu=https://eu.kingside.example,asia=https://asia.kingside.example'
    const parsed = mistakesOf([], { KINGSIDE_REGIONS: regions })
    expect(parsed.map(({ setting }) => setting)).toEqual([
      'KINGSIDE_PUBLIC_URL',
      'REDIS_URL',
      'DATABASE_URL',
    ])
  })

  it('include what everybody would see wrongly', () => {
    const parsed = mistakesOf([], {
      KINGSIDE_OPERATOR_ADDRESS: '1 Example Street, Almaty',
      KINGSIDE_SUPPORT_MAIL: 'Support <support@kingside.example>',
      KINGSIDE_SHOP_URL: 'javascript:alert(1)',
      KINGSIDE_FACEBOOK_URL: 'facebook.example',
    })
    expect(parsed.map(({ setting }) => setting)).toEqual([
      'KINGSIDE_OPERATOR_ADDRESS',
      'KINGSIDE_FACEBOOK_URL',
      'KINGSIDE_SHOP_URL',
      'KINGSIDE_SUPPORT_MAIL',
    ])
  })

  it.each(['-1', '65536', '80.5', '0x50', 'abc', ' 80'])('include the port %s', (port) => {
    expect(mistakesOf([], { PORT: port })).toMatchObject([{ setting: 'PORT' }])
  })

  it.each([['--data'], ['--data='], ['--port', '--fresh']])(
    'include a flag without its value: %s %s',
    (...args) => {
      expect(mistakesOf(args)[0]).toMatchObject({ problem: 'its value is missing.' })
    },
  )

  it('include a value for a flag that takes none', () => {
    expect(mistakesOf(['--fresh=yes'])).toMatchObject([
      { setting: '--fresh', problem: 'it takes no value.' },
    ])
  })
})

describe('mistakes in what the server connects to', () => {
  it.each([
    ['DATABASE_URL', 'mysql://user:hunter2@db/kingside'],
    ['DATABASE_URL', 'postgres://'],
    ['REDIS_URL', 'localhost:6379'],
    ['SMTP_URL', 'https://user:hunter2@mail.example'],
    ['KINGSIDE_SECRET', 'hunter2'],
    ['KINGSIDE_SECRET', 'a'.repeat(64)],
    ['KINGSIDE_METRICS_TOKEN', 'hunter2'],
    ['KINGSIDE_OPERATOR_TOKEN', 'hunter2'],
    ['KINGSIDE_HOST_NAMES', 'http://server-a:3000'],
    ['KINGSIDE_TRUSTED_PROXIES', 'server-a'],
    ['KINGSIDE_SANDBOX', 'yes'],
    ['KINGSIDE_LOG', 'debug'],
    ['KINGSIDE_MAIL_FROM', 'nobody'],
  ])('are found in %s=%s, told with a cure, and never repeat a secret', (name, value) => {
    const mistakes = mistakesOf([], { [name]: value })
    expect(mistakes).toMatchObject([{ setting: name, fix: expect.stringMatching(/^(Write|Use) /) }])
    expect(describeMistakes(mistakes)).not.toMatch('hunter2')
  })

  it('are all listed at once', () => {
    const environment = { DATABASE_URL: 'x', REDIS_URL: 'x', SMTP_URL: 'x', KINGSIDE_SECRET: 'x' }
    expect(mistakesOf([], environment).map(({ setting }) => setting)).toEqual(
      Object.keys(environment),
    )
  })

  it('include one token for two purposes: who reads the metrics must not ban', () => {
    const environment = { KINGSIDE_METRICS_TOKEN: secret, KINGSIDE_OPERATOR_TOKEN: secret }
    const mistakes = mistakesOf([], environment)
    expect(mistakes).toMatchObject([{ setting: 'KINGSIDE_OPERATOR_TOKEN' }])
    expect(describeMistakes(mistakes)).not.toMatch(secret)
  })

  it('include an empty start on a database that is not in the data folder', () => {
    expect(mistakesOf(['--fresh'], { DATABASE_URL: 'postgres://db/kingside' })).toMatchObject([
      { setting: '--fresh' },
    ])
  })
})

it('can be asked for help', () => {
  expect(parseConfig(['--help', '--nonsense'], {}, '/home/player')).toEqual({ status: 'help' })
})

describe('payments', () => {
  const key = { STRIPE_SECRET_KEY: 'sk_test_0123456789' }
  const secret = { STRIPE_WEBHOOK_SECRET: 'whsec_0123456789abcdef, whsec_fedcba9876543210' }
  const parsed = (environment: Readonly<Record<string, string>>) =>
    parseConfig([], environment, '/home/player')

  it('are Stripe’s with its two settings, of which the secret may be two', () => {
    expect(parsed({ ...key, ...secret })).toMatchObject({
      config: {
        stripe: {
          secretKey: 'sk_test_0123456789',
          webhookSecrets: ['whsec_0123456789abcdef', 'whsec_fedcba9876543210'],
        },
      },
    })
  })

  it.each([
    [key, 'STRIPE_WEBHOOK_SECRET'],
    [secret, 'STRIPE_SECRET_KEY'],
    [{ ...key, STRIPE_WEBHOOK_SECRET: 'secret' }, 'STRIPE_WEBHOOK_SECRET'],
    [{ STRIPE_SECRET_KEY: 'pk_test_0123456789', ...secret }, 'STRIPE_SECRET_KEY'],
    [{ KINGSIDE_VAT_PERCENT: '12 %' }, 'KINGSIDE_VAT_PERCENT'],
  ])('with %j are refused, and %s is named', (environment, setting) => {
    expect(parsed(environment)).toMatchObject({ status: 'mistaken', mistakes: [{ setting }] })
  })
})
