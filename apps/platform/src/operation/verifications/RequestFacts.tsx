import { useIntl } from 'react-intl'
import { useCountries } from '../../account/form/index.ts'
import { FactList, listMessages } from '../list/index.ts'
import type { ShownRequest } from './verifications.calls.ts'
import { messages } from './verifications.messages.ts'

/** What a member asks for, and what the federation's list says. */
export function RequestFacts({ request }: { readonly request: ShownRequest }) {
  const { formatMessage, formatDate } = useIntl()
  const countries = useCountries()
  const country = (id: number) => countries.find((one) => one.id === id)?.name ?? String(id)
  const { player, fide_id: fideId, entry, form, comment, note } = request
  const yes = formatMessage(messages.yes)
  const facts: readonly (readonly [string, string | null])[] = [
    [formatMessage(listMessages.player), player.name || player.uid],
    [
      formatMessage(messages.fideId),
      fideId === null ? formatMessage(messages.wantsId) : String(fideId),
    ],
    [
      formatMessage(messages.entry),
      entry && [entry.title, entry.full_name, entry.birth_year].filter(Boolean).join(' '),
    ],
    [formatMessage(messages.banned), entry?.is_banned ? yes : null],
    [formatMessage(messages.asksForPro), request.asks_for_pro ? yes : null],
    [formatMessage(messages.name), form && `${form.firstName} ${form.lastName}`],
    [
      formatMessage(messages.born),
      form &&
        [
          formatDate(form.birthDate, { dateStyle: 'long', timeZone: 'UTC' }),
          form.placeOfBirth,
        ].join(', '),
    ],
    [formatMessage(messages.nationality), form && country(form.nationality)],
    [formatMessage(messages.federation), form && country(form.federation)],
    [
      formatMessage(messages.gender),
      form && formatMessage(form.gender === 'female' ? messages.female : messages.male),
    ],
    [formatMessage(messages.childAgrees), request.has_agreed ? yes : null],
    [formatMessage(messages.comment), comment || null],
    [formatMessage(messages.note), note || null],
    [
      formatMessage(messages.since),
      formatDate(request.waits_since, { dateStyle: 'long', timeStyle: 'short' }),
    ],
  ]
  return <FactList facts={facts} />
}
