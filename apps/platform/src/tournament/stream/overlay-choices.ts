/** What an overlay can show, in the order of its settings. */
export const overlayParts = [
  'header',
  'footer',
  'score',
  'sponsors',
  'table',
  'analysis',
  'round-number',
  'round-name',
  'main-board',
  'side-board',
  'footer-boards',
] as const
export type OverlayPart = (typeof overlayParts)[number]

export const overlayThemes = ['dark', 'light'] as const
export type OverlayTheme = (typeof overlayThemes)[number]

/** What the address of an overlay says: `?on=header.score&theme=dark&board=2`. */
export interface OverlayChoices {
  readonly on: ReadonlySet<OverlayPart>
  readonly theme: OverlayTheme
  /** The table of the main board, from 1; null follows the best players. */
  readonly board: number | null
}

const usual: readonly OverlayPart[] = ['header', 'score', 'round-number', 'main-board', 'table']

/** Reads the address; what it does not know counts for nothing. */
export function overlayChoicesOf(params: URLSearchParams): OverlayChoices {
  const told = params.get('on')
  const names = told === null ? usual : told.split('.')
  const board = params.get('board') ?? ''
  return {
    on: new Set(overlayParts.filter((part) => names.includes(part))),
    theme: overlayThemes.find((theme) => theme === params.get('theme')) ?? 'dark',
    board: /^[1-9]\d{0,3}$/.test(board) ? Number(board) : null,
  }
}

/** The query of choices. */
export const overlayQueryOf = ({ on, theme, board }: OverlayChoices): string =>
  `?${new URLSearchParams({
    on: overlayParts.filter((part) => on.has(part)).join('.'),
    theme,
    ...(board !== null && { board: String(board) }),
  }).toString()}`
