import { describe, expect, it, vi } from 'vitest'
import { createActor } from 'xstate'
import { provideBoardAppearance } from './board-appearance.machine.ts'
import { readBoardSettings } from './board-appearance.rules.ts'
import { exampleThemes, free, philippinesId, pro } from './board-appearance.states.ts'
import {
  type BoardAppearanceInput,
  type BoardSettingChoice,
  defaultBoardSettings,
  type ProNeeded,
  type SaveAppearanceInput,
} from './board-appearance.types.ts'
import { selectBoardAppearanceView } from './board-appearance.view.ts'

interface Options extends Partial<Omit<BoardAppearanceInput, 'saved'>> {
  readonly settings?: unknown
  readonly backup?: unknown
  readonly save?: (input: SaveAppearanceInput) => Promise<void>
}

function start({ settings = null, backup = null, save = async () => {}, ...input }: Options = {}) {
  const saved: SaveAppearanceInput[] = []
  const machine = provideBoardAppearance({
    saveAppearance: (appearance) => {
      saved.push(appearance)
      return save(appearance)
    },
  })
  const actor = createActor(machine, {
    input: { themes: exampleThemes, user: free, ...input, saved: { settings, backup } },
  })
  const asked: ProNeeded[] = []
  actor.on('pro.needed', (event) => asked.push(event))
  actor.start()
  const view = () => selectBoardAppearanceView(actor.getSnapshot())
  return {
    actor,
    asked,
    saved,
    view,
    theme: () => view().settings.boardTheme,
    choose: (choice: BoardSettingChoice) => actor.send({ type: 'setting.choose', choice }),
    reach: (value: string) => vi.waitUntil(() => actor.getSnapshot().value === value),
  }
}

const aqua = { ...defaultBoardSettings, boardTheme: 'aqua' as const, autoPromotion: true }

describe('the settings of the board', () => {
  it('are by default: premoves, sounds and keys on, what asks or adds a field off, worldchess board and pieces', () => {
    expect(start().view().settings).toEqual({
      premovesTheme: true,
      lastMoveTheme: 'highlight',
      legalMovesTheme: 'dots',
      soundsTheme: true,
      boardTheme: 'worldchess',
      piecesTheme: 'worldchess',
      autoPromotion: false,
      moveConfirmation: [],
      drawConfirmation: [],
      coordinates: 'inner',
      boardSize: 100,
      blindfold: false,
      typedMoves: false,
      shortcutKeys: true,
    })
  })

  it.each<BoardSettingChoice>([
    { name: 'premovesTheme', value: false },
    { name: 'lastMoveTheme', value: 'arma' },
    { name: 'legalMovesTheme', value: 'squares' },
    { name: 'soundsTheme', value: false },
    { name: 'boardTheme', value: 'marble' },
    { name: 'piecesTheme', value: 'nature' },
    { name: 'autoPromotion', value: true },
    { name: 'moveConfirmation', value: ['bullet', 'classic'] },
    { name: 'drawConfirmation', value: ['rapid'] },
    { name: 'coordinates', value: 'none' },
    { name: 'boardSize', value: 72 },
    { name: 'blindfold', value: true },
    { name: 'typedMoves', value: true },
    { name: 'shortcutKeys', value: false },
  ])('are chosen one by one and saved: %o', async (choice) => {
    const { choose, reach, saved, view } = start()
    choose(choice)
    await reach('settled')
    const settings = { ...defaultBoardSettings, [choice.name]: choice.value }
    expect(view().settings).toEqual(settings)
    expect(saved).toEqual([{ settings, backup: null }])
  })

  it('are read where titles outside the board are spelled as the specification does', () => {
    const { view } = start({ settings: { coordinates: 'outter' } })
    expect(view().settings.coordinates).toBe('outer')
  })

  it.each([
    ['small', 70],
    ['medium', 85],
    ['large', 100],
    [72.4, 72],
    [10, 50],
    [900, 100],
    [Number.NaN, 100],
  ])(
    'know the sizes of earlier versions, and keep the board within its limits: %s',
    (boardSize, read) => {
      expect(start({ settings: { boardSize } }).view().settings.boardSize).toBe(read)
    },
  )

  it('are not saved for a choice that is made already', () => {
    const { choose, saved } = start()
    choose({ name: 'soundsTheme', value: true })
    choose({ name: 'moveConfirmation', value: [] })
    expect(saved).toEqual([])
  })

  it('know the confirmation of moves of earlier versions, which was for all games or for none', () => {
    const all = ['bullet', 'blitz', 'rapid', 'classic']
    expect(start({ settings: { moveConfirmation: true } }).view().settings).toMatchObject({
      moveConfirmation: all,
      drawConfirmation: [],
    })
    const odd = { moveConfirmation: false, drawConfirmation: ['rapid', 'sudden', 7] }
    expect(start({ settings: odd }).view().settings).toMatchObject({
      moveConfirmation: [],
      drawConfirmation: ['rapid'],
    })
  })

  it('are saved with the last of many choices', async () => {
    const { choose, reach, saved } = start()
    choose({ name: 'boardTheme', value: 'marble' })
    choose({ name: 'autoPromotion', value: true })
    await reach('settled')
    expect(saved.at(-1)?.settings).toMatchObject({ boardTheme: 'marble', autoPromotion: true })
  })

  it('hold until the page is left when they can’t be saved, and are tried again with the next choice', async () => {
    let broken = true
    const { choose, reach, view } = start({
      save: () => (broken ? Promise.reject({}) : Promise.resolve()),
    })
    choose({ name: 'boardTheme', value: 'marble' })
    await reach('unsaved')
    expect(view()).toMatchObject({ kept: false, settings: { boardTheme: 'marble' } })
    broken = false
    choose({ name: 'autoPromotion', value: true })
    await reach('settled')
    expect(view().kept).toBe(true)
  })
})

describe('saved settings', () => {
  it.each([
    null,
    undefined,
    7,
    'text',
    [],
    {},
    { boardTheme: 'no-such-theme', premovesTheme: 'yes', autoPromotion: 1 },
    { boardTheme: '__proto__', lastMoveTheme: {}, piecesTheme: ['food'] },
  ])('of any shape are read without harm: %j', (saved) => {
    expect(readBoardSettings(saved)).toEqual(defaultBoardSettings)
  })

  it('are read each for itself, and lemon-tree is lemon_tree', () => {
    expect(readBoardSettings({ boardTheme: 'lemon-tree', soundsTheme: false, x: 1 })).toEqual({
      ...defaultBoardSettings,
      boardTheme: 'lemon_tree',
      soundsTheme: false,
    })
  })
})

describe('the offered themes', () => {
  it('are those of the specification; paid ones wait for a subscription', () => {
    expect(start().view().themes).toEqual(
      [
        ['worldchess', null],
        ['standard', null],
        ['textbook', null],
        ['marble', null],
        ['hipster', 'needs_pro'],
        ['aqua', 'needs_pro'],
        ['curry', 'needs_pro'],
        ['lemon_tree', 'needs_pro'],
        ['bubblegum', 'needs_pro'],
      ].map(([key, locked]) => ({ key, locked, selected: key === 'worldchess' })),
    )
    expect(
      start({ user: pro })
        .view()
        .themes.every(({ locked }) => locked === null),
    ).toBe(true)
  })

  it.each([
    [philippinesId, true],
    [102, false],
    [null, false],
  ])('with country %s have Philippines: %s', (countryId, offered) => {
    const { view } = start({ user: { isPro: false, countryId } })
    expect(view().themes.some(({ key }) => key === 'philippines')).toBe(offered)
  })
})

describe('a theme that is not in the list', () => {
  it.each(['arma', 'philippines'])(
    'resets to the default, without a backup: %s',
    async (boardTheme) => {
      const { reach, saved, theme, view } = start({ settings: { ...aqua, boardTheme } })
      await reach('settled')
      expect(theme()).toBe('worldchess')
      expect(view().waitingTheme).toBeNull()
      expect(saved).toEqual([{ settings: { ...aqua, boardTheme: 'worldchess' }, backup: null }])
    },
  )

  it('can’t be chosen', () => {
    const { choose, saved, theme } = start()
    choose({ name: 'boardTheme', value: 'philippines' })
    choose({ name: 'boardTheme', value: 'arma' })
    expect([theme(), saved]).toEqual(['worldchess', []])
  })

  it('stays until the user’s country is known', async () => {
    const { actor, theme, saved } = start({
      user: null,
      settings: { ...aqua, boardTheme: 'philippines' },
    })
    expect(theme()).toBe('philippines')
    actor.send({ type: 'user.change', user: { isPro: false, countryId: philippinesId } })
    expect([theme(), saved]).toEqual(['philippines', []])
    actor.send({ type: 'user.change', user: free })
    expect(theme()).toBe('worldchess')
  })
})

describe('a paid theme', () => {
  it('of a user who is no subscriber goes to the backup, with all settings', async () => {
    const { reach, saved, theme, view } = start({ settings: aqua })
    await reach('settled')
    expect([theme(), view().waitingTheme]).toEqual(['worldchess', 'aqua'])
    expect(saved).toEqual([{ settings: { ...aqua, boardTheme: 'worldchess' }, backup: aqua }])
  })

  it('comes back when the user becomes a subscriber, and the backup goes', async () => {
    const { actor, reach, saved, theme, view } = start({ settings: aqua })
    await reach('settled')
    actor.send({ type: 'user.change', user: pro })
    await reach('settled')
    expect([theme(), view().waitingTheme]).toEqual(['aqua', null])
    expect(saved.at(-1)).toEqual({ settings: aqua, backup: null })
  })

  it('comes back from a backup of an earlier visit; other settings stay as they are', async () => {
    const { theme, view } = start({ user: pro, backup: aqua })
    expect(theme()).toBe('aqua')
    expect(view().settings.autoPromotion).toBe(false)
  })

  it('that is withdrawn meanwhile comes back as the default', () => {
    const { theme } = start({ user: pro, backup: { ...aqua, boardTheme: 'arma' } })
    expect(theme()).toBe('worldchess')
  })

  it('is left alone until the subscription is known, so that nothing flickers', () => {
    const { actor, saved, theme } = start({ user: null, settings: aqua })
    expect(theme()).toBe('aqua')
    actor.send({ type: 'user.change', user: pro })
    expect([theme(), saved]).toEqual(['aqua', []])
  })

  it('goes when the subscription ends, and at sign-out', () => {
    const { actor, theme } = start({ user: pro, settings: aqua })
    actor.send({ type: 'user.change', user: { isPro: false, countryId: null } })
    expect(theme()).toBe('worldchess')
  })

  it('offers a subscription when it is chosen without one, and is not chosen', () => {
    const { asked, choose, saved, theme } = start()
    choose({ name: 'boardTheme', value: 'curry' })
    expect([theme(), saved, asked]).toEqual([
      'worldchess',
      [],
      [{ type: 'pro.needed', theme: 'curry' }],
    ])
  })

  it('can be chosen by a subscriber', () => {
    const { asked, choose, theme } = start({ user: pro })
    choose({ name: 'boardTheme', value: 'curry' })
    expect([theme(), asked]).toEqual(['curry', []])
  })
})

describe('what can’t be saved', () => {
  it('holds until the page is left, and is saved when it is chosen once more', async () => {
    const failures = [{}]
    const { choose, reach, saved, view } = start({
      save: async () => {
        if (failures.pop()) throw new Error('no room')
      },
    })
    choose({ name: 'boardTheme', value: 'marble' })
    await reach('unsaved')
    expect(view().kept).toBe(false)
    choose({ name: 'boardTheme', value: 'marble' })
    await reach('settled')
    expect(view().kept).toBe(true)
    expect(saved.map(({ settings }) => settings.boardTheme)).toEqual(['marble', 'marble'])
  })
})

describe('another tab', () => {
  it('is followed without saving what it saved', () => {
    const { actor, saved, theme } = start()
    actor.send({
      type: 'saved.change',
      saved: { settings: { boardTheme: 'marble' }, backup: null },
    })
    expect([theme(), saved]).toEqual(['marble', []])
  })

  it('that knows another subscription is not written against', () => {
    const { actor, saved, theme } = start()
    actor.send({ type: 'saved.change', saved: { settings: aqua, backup: null } })
    actor.send({ type: 'user.change', user: free })
    expect([theme(), saved]).toEqual(['worldchess', []])
    const subscriber = start({ user: pro })
    subscriber.actor.send({ type: 'saved.change', saved: { settings: null, backup: aqua } })
    expect([subscriber.theme(), subscriber.saved]).toEqual(['aqua', []])
  })
})
