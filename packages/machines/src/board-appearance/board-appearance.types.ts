export const boardThemeKeys = [
  'worldchess',
  'standard',
  'textbook',
  'marble',
  'philippines',
  'hipster',
  'aqua',
  'curry',
  'lemon_tree',
  'bubblegum',
  'arma',
  'lichess',
  'offline',
] as const
export type BoardThemeKey = (typeof boardThemeKeys)[number]

export const pieceSetKeys = ['worldchess', 'food', 'music', 'nature'] as const
export type PieceSetKey = (typeof pieceSetKeys)[number]

export const highlightStyles = ['none', 'highlight', 'arrow', 'arma'] as const
export type HighlightStyle = (typeof highlightStyles)[number]

export const legalMoveStyles = ['none', 'dots', 'squares'] as const
export type LegalMoveStyle = (typeof legalMoveStyles)[number]

/** The speeds of games for which a player wants to be asked; armageddon counts as blitz, daily games as classical. */
export const gameSpeeds = ['bullet', 'blitz', 'rapid', 'classic'] as const
export type GameSpeed = (typeof gameSpeeds)[number]

/** Where the names of files and ranks are. */
export const coordinatePlaces = ['inner', 'outer', 'none'] as const
export type CoordinatePlace = (typeof coordinatePlaces)[number]

/** How much of the room on a large screen the board may take, in percent. */
export const boardSizeLimits = { least: 50, most: 100 } as const

/** The settings of the board, by the names under which they are kept. */
export interface BoardSettings {
  readonly premovesTheme: boolean
  readonly lastMoveTheme: HighlightStyle
  readonly legalMovesTheme: LegalMoveStyle
  readonly soundsTheme: boolean
  readonly boardTheme: BoardThemeKey
  readonly piecesTheme: PieceSetKey
  /** Promotes to a queen without asking. */
  readonly autoPromotion: boolean
  /** In which games a move is played only after it has been confirmed. */
  readonly moveConfirmation: readonly GameSpeed[]
  /** In which games a draw is offered only after it has been confirmed. */
  readonly drawConfirmation: readonly GameSpeed[]
  readonly coordinates: CoordinatePlace
  /** How much of the room on a large screen the board takes, in whole percent within `boardSizeLimits`. */
  readonly boardSize: number
  /** Hides the pieces from sight. */
  readonly blindfold: boolean
  /** Shows a field for moves typed in notation. */
  readonly typedMoves: boolean
  /** Single keys act on the page of a game. */
  readonly shortcutKeys: boolean
}

export const defaultBoardSettings: BoardSettings = {
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
}

/** The facts of a theme that are known without loading it; `boardThemes` of the chess board has them. */
export interface BoardThemeFacts {
  readonly key: BoardThemeKey
  /** Whether only subscribers may use it. */
  readonly isPaid: boolean
  /** The only country whose users may use it; null is every country. */
  readonly countryId: number | null
  /** Whether the product sets it in some state, so that no list offers it. */
  readonly isInternal: boolean
}

/** The facts of the user that decide about themes. A visitor has no subscription and no country. */
export interface BoardUser {
  readonly isPro: boolean
  readonly countryId: number | null
}

/** The saved settings, unchecked: another version or tab may have written them. */
export interface SavedAppearance {
  readonly settings: unknown
  /** The settings to restore when the user becomes a subscriber again. */
  readonly backup: unknown
}

export interface BoardAppearanceInput {
  readonly themes: readonly BoardThemeFacts[]
  readonly saved: SavedAppearance
  /** Null until the profile is loaded; until then no rule is applied. */
  readonly user: BoardUser | null
}

export interface BoardAppearanceContext {
  readonly themes: readonly BoardThemeFacts[]
  readonly user: BoardUser | null
  readonly settings: BoardSettings
  readonly backup: BoardSettings | null
  /** Whether some change is not saved yet. */
  readonly dirty: boolean
}

/** A value for one setting. */
export type BoardSettingChoice = {
  readonly [Name in keyof BoardSettings]: {
    readonly name: Name
    readonly value: BoardSettings[Name]
  }
}[keyof BoardSettings]

export type BoardSettingValue = BoardSettings[keyof BoardSettings]

/** What the page may send. */
export interface BoardAppearanceUiEvent {
  readonly type: 'setting.choose'
  readonly choice: BoardSettingChoice
}

/** What the profile and other tabs send. */
export type BoardAppearanceSystemEvent =
  | { readonly type: 'user.change'; readonly user: BoardUser | null }
  | { readonly type: 'saved.change'; readonly saved: SavedAppearance }

export type BoardAppearanceEvent = BoardAppearanceUiEvent | BoardAppearanceSystemEvent

/** A paid theme was chosen without a subscription: the page offers one. */
export interface ProNeeded {
  readonly type: 'pro.needed'
  readonly theme: BoardThemeKey
}

export interface SaveAppearanceInput {
  readonly settings: BoardSettings
  readonly backup: BoardSettings | null
}

export interface BoardAppearanceDeps {
  readonly saveAppearance: (input: SaveAppearanceInput, signal: AbortSignal) => Promise<void>
}
