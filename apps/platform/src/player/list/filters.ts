import { type TopBoardType, topBoardTypes, topFamilies, type TopFamily } from '@kingside/api/facts'

/** Which of the lists is shown. */
export interface PlayersFilters {
  readonly family: TopFamily
  readonly boardType: TopBoardType
  /** Two letters; null is all. */
  readonly country: string | null
  readonly women: boolean
}

/** The time control that a list has, or the one that it shows first. */
export function boardTypeIn(family: TopFamily, wanted: string | null): TopBoardType {
  const all: readonly TopBoardType[] = topBoardTypes[family]
  return all.find((known) => known === wanted) ?? (family === 'otb' ? 'standard' : 'blitz')
}

/** Reads `?family=otb&board_type=rapid&country=KZ&gender=female`. */
export function filtersIn(params: URLSearchParams): PlayersFilters {
  const family = topFamilies.find((known) => known === params.get('family')) ?? 'worldchess'
  const country = params.get('country') ?? ''
  return {
    family,
    boardType: boardTypeIn(family, params.get('board_type')),
    country: /^[A-Z]{2}$/.test(country) ? country : null,
    women: params.get('gender') === 'female',
  }
}

/** The query of a page of a list, or of a search by name; what is usual is left out. */
export function queryOf(
  { family, boardType, country, women }: PlayersFilters,
  { page = 1, name = '' }: { readonly page?: number; readonly name?: string } = {},
): string {
  const query = new URLSearchParams({
    ...(name !== '' && { name }),
    ...(family !== 'worldchess' && { family }),
    ...(boardType !== boardTypeIn(family, null) && { board_type: boardType }),
    ...(country !== null && { country }),
    ...(women && { gender: 'female' }),
    ...(page > 1 && { page: String(page) }),
  })
  return `?${query.toString()}`
}
