import {
  type BoardAppearanceContext,
  type BoardSettings,
  type BoardSettingValue,
  type BoardThemeFacts,
  type BoardThemeKey,
  boardSizeLimits,
  boardThemeKeys,
  type BoardUser,
  coordinatePlaces,
  defaultBoardSettings,
  gameSpeeds,
  type GameSpeed,
  highlightStyles,
  legalMoveStyles,
  pieceSetKeys,
} from './board-appearance.types.ts'

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const oneOf = <Word extends string>(
  words: readonly Word[],
  value: unknown,
  otherwise: Word,
): Word => words.find((word) => word === value) ?? otherwise

const flag = (value: unknown, otherwise: boolean) =>
  typeof value === 'boolean' ? value : otherwise

/** Moves were once confirmed in all games or in none. */
function speeds(value: unknown, otherwise: readonly GameSpeed[]): readonly GameSpeed[] {
  if (typeof value === 'boolean') return value ? gameSpeeds : []
  return Array.isArray(value) ? gameSpeeds.filter((speed) => value.includes(speed)) : otherwise
}

/** Sizes were once three words. */
function sizeOf(value: unknown, otherwise: number): number {
  if (value === 'small') return 70
  if (value === 'medium') return 85
  if (typeof value !== 'number' || !Number.isFinite(value)) return otherwise
  const { least, most } = boardSizeLimits
  return Math.min(most, Math.max(least, Math.round(value)))
}

/** Whether two values of a setting are the same. */
export const isSameSetting = (one: BoardSettingValue, other: BoardSettingValue): boolean =>
  typeof one === 'object' && typeof other === 'object' ? one.join() === other.join() : one === other

/** Reads saved settings one by one; an invalid value becomes the default. */
export function readBoardSettings(saved: unknown): BoardSettings {
  const read = isRecord(saved) ? saved : {}
  const theme = read['boardTheme']
  const defaults = defaultBoardSettings
  return {
    premovesTheme: flag(read['premovesTheme'], defaults.premovesTheme),
    lastMoveTheme: oneOf(highlightStyles, read['lastMoveTheme'], defaults.lastMoveTheme),
    legalMovesTheme: oneOf(legalMoveStyles, read['legalMovesTheme'], defaults.legalMovesTheme),
    soundsTheme: flag(read['soundsTheme'], defaults.soundsTheme),
    boardTheme: oneOf(
      boardThemeKeys,
      // Some lists of the product spell it with a hyphen.
      theme === 'lemon-tree' ? 'lemon_tree' : theme,
      defaults.boardTheme,
    ),
    piecesTheme: oneOf(pieceSetKeys, read['piecesTheme'], defaults.piecesTheme),
    autoPromotion: flag(read['autoPromotion'], defaults.autoPromotion),
    moveConfirmation: speeds(read['moveConfirmation'], defaults.moveConfirmation),
    drawConfirmation: speeds(read['drawConfirmation'], defaults.drawConfirmation),
    coordinates: oneOf(
      coordinatePlaces,
      // The specification spells it so.
      read['coordinates'] === 'outter' ? 'outer' : read['coordinates'],
      defaults.coordinates,
    ),
    boardSize: sizeOf(read['boardSize'], defaults.boardSize),
    blindfold: flag(read['blindfold'], defaults.blindfold),
    typedMoves: flag(read['typedMoves'], defaults.typedMoves),
    shortcutKeys: flag(read['shortcutKeys'], defaults.shortcutKeys),
  }
}

/** Reads a backup; null when there is none. */
export const readBackup = (saved: unknown): BoardSettings | null =>
  isRecord(saved) ? readBoardSettings(saved) : null

/** The themes that a user is offered, paid ones among them. */
export const offeredThemes = (
  themes: readonly BoardThemeFacts[],
  user: BoardUser | null,
): readonly BoardThemeFacts[] =>
  themes.filter(
    ({ isInternal, countryId }) =>
      !isInternal && (countryId === null || countryId === user?.countryId),
  )

const factsOf = ({ themes, user }: BoardAppearanceContext, key: BoardThemeKey) =>
  offeredThemes(themes, user).find((theme) => theme.key === key)

export const isOffered = (context: BoardAppearanceContext, key: BoardThemeKey) =>
  factsOf(context, key) !== undefined

/** Whether a theme needs a subscription that the user does not have. */
export const isLocked = (context: BoardAppearanceContext, key: BoardThemeKey) =>
  factsOf(context, key)?.isPaid === true && context.user?.isPro !== true

const withTheme = (settings: BoardSettings, boardTheme: BoardThemeKey): BoardSettings =>
  settings.boardTheme === boardTheme ? settings : { ...settings, boardTheme }

/** Restores the theme of a subscriber from the backup. */
function restored(context: BoardAppearanceContext): BoardAppearanceContext {
  const { backup, user, settings } = context
  if (!user?.isPro || !backup) return context
  return { ...context, settings: withTheme(settings, backup.boardTheme), backup: null, dirty: true }
}

/** Replaces a theme that the user may not, or no longer, use. */
function withheld(context: BoardAppearanceContext): BoardAppearanceContext {
  const { settings } = context
  const byDefault = withTheme(settings, defaultBoardSettings.boardTheme)
  if (!isOffered(context, settings.boardTheme))
    return settings === byDefault ? context : { ...context, settings: byDefault, dirty: true }
  return isLocked(context, settings.boardTheme)
    ? { ...context, settings: byDefault, backup: settings, dirty: true }
    : context
}

/** Applies the rules of the specification. Before the user is known no theme is replaced. */
export const applyRules = (context: BoardAppearanceContext): BoardAppearanceContext =>
  context.user === null ? context : withheld(restored(context))
