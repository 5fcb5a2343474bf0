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
  /** A move is played only after it has been confirmed. */
  readonly moveConfirmation: boolean
  /** A field takes moves as they are written. */
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
  moveConfirmation: false,
  typedMoves: false,
  shortcutKeys: true,
}

/** What is known of a theme without loading it; `boardThemes` of the chess board has it. */
export interface BoardThemeFacts {
  readonly key: BoardThemeKey
  /** Only for subscribers. */
  readonly isPaid: boolean
  /** Only for users of this country; null is everyone. */
  readonly countryId: number | null
  /** Belongs to a state of the product rather than to a list. */
  readonly isInternal: boolean
}

/** What matters of the user. A visitor is no subscriber of no country. */
export interface BoardUser {
  readonly isPro: boolean
  readonly countryId: number | null
}

/** What was saved, whoever wrote it. */
export interface SavedAppearance {
  readonly settings: unknown
  /** Settings that wait for the user to become a subscriber again. */
  readonly backup: unknown
}

export interface BoardAppearanceInput {
  readonly themes: readonly BoardThemeFacts[]
  readonly saved: SavedAppearance
  /** Null until the profile is there: no rule is applied before. */
  readonly user: BoardUser | null
}

export interface BoardAppearanceContext {
  readonly themes: readonly BoardThemeFacts[]
  readonly user: BoardUser | null
  readonly settings: BoardSettings
  readonly backup: BoardSettings | null
  /** There is something that is not saved yet. */
  readonly dirty: boolean
}

/** A value for one setting. */
export type BoardSettingChoice = {
  readonly [Name in keyof BoardSettings]: {
    readonly name: Name
    readonly value: BoardSettings[Name]
  }
}[keyof BoardSettings]

/** What the page may send. */
export interface BoardAppearanceUiEvent {
  readonly type: 'setting.choose'
  readonly choice: BoardSettingChoice
}

/** What profile and other tabs tell. */
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
