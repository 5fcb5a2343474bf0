import { describe, expect, it } from 'vitest'
import { describeMistakes, parseConfig } from './config.ts'

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
      host: undefined,
      appDist: expect.stringMatching(/apps\/platform\/dist$/),
      publicOrigin: null,
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
    }
    expect(configOf([], environment)).toEqual({
      dataFolder: '/home/player/data',
      ports: [8080],
      host: '127.0.0.1',
      appDist: '/app',
      publicOrigin: 'https://kingside.example',
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

it('can be asked for help', () => {
  expect(parseConfig(['--help', '--nonsense'], {}, '/home/player')).toEqual({ status: 'help' })
})
