import { useIntl } from 'react-intl'
import type { Club, ShortClub } from './club.types.ts'
import { messages, regionMessages } from './words.messages.ts'

/** Returns what is to be said of clubs and their events. */
export function useClubWords() {
  const { formatMessage, formatDisplayName, formatDate, formatTime, formatList } = useIntl()
  const countryOf = (code: string) => formatDisplayName(code, { type: 'region' }) ?? code
  const day = (moment: string) => formatDate(moment, { day: 'numeric', month: 'long' })
  const time = (moment: string) => formatTime(moment, { hour: '2-digit', minute: '2-digit' })
  return {
    /** Such as `Almaty, Kazakhstan`; empty where nothing is known. */
    placeOf: ({ city, country }: Pick<ShortClub, 'city' | 'country'>): string =>
      [city, country === null ? '' : countryOf(country)].filter((part) => part !== '').join(', '),
    /** Such as `4 December, 18:00–21:00`, where the reader is. */
    whenOf: ({ start, end }: { readonly start: string; readonly end: string }): string =>
      day(start) === day(end)
        ? `${day(start)}, ${time(start)}–${time(end)}`
        : `${day(start)}, ${time(start)} – ${day(end)}, ${time(end)}`,
    /** Who may join, each in a line of its own. */
    limitsOf: ({ restrictions }: Pick<Club, 'restrictions'>): readonly string[] => {
      const { regions, titles, age_min: from, age_max: to } = restrictions
      return [
        regions.length > 0 &&
          formatMessage(messages.onlyFrom, {
            places: formatList(regions.map((region) => formatMessage(regionMessages[region]))),
          }),
        titles.length > 0 &&
          formatMessage(messages.onlyTitles, {
            titles: formatList([...titles], { type: 'disjunction' }),
          }),
        from !== null && to !== null && formatMessage(messages.ageBetween, { from, to }),
        from !== null && to === null && formatMessage(messages.ageFrom, { from }),
        from === null && to !== null && formatMessage(messages.ageTo, { to }),
      ].filter((line) => line !== false)
    },
  }
}
