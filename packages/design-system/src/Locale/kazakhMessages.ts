import { LocalizedStringDictionary, type LocalizedString } from '@internationalized/string'

type Dictionary = LocalizedStringDictionary<string, LocalizedString>
type Arguments = Exclude<Parameters<Exclude<LocalizedString, string>>[0], undefined>

const count = (value: Arguments[string] | undefined) =>
  new Intl.NumberFormat('kk').format(Number(value))

/** React Aria's own messages, by its keys. Kazakh nouns have no plural form after a number. */
const messages: Readonly<Record<string, LocalizedString>> = {
  // Popovers, menus, lists
  dismiss: 'Жабу',
  close: 'Жабу',
  longPressMessage: 'Мәзірді ашу үшін ұзақ басыңыз немесе Alt + ↓ басыңыз',
  selectPlaceholder: 'Таңдаңыз',
  buttonLabel: 'Ұсыныстарды көрсету',
  listboxLabel: 'Ұсыныстар',
  countAnnouncement: (args) => `${count(args?.['optionCount'])} нұсқа бар.`,
  selectedAnnouncement: (args) => `${String(args?.['optionText'])}, таңдалды`,
  focusAnnouncement: (args) =>
    [
      args?.['isGroupChange'] === true &&
        `${String(args['groupTitle'])} тобы, ${count(args['groupCount'])} нұсқа.`,
      `${String(args?.['optionText'])}${args?.['isSelected'] === true ? ', таңдалған' : ''}`,
    ]
      .filter(Boolean)
      .join(' '),
  // Dates
  calendar: 'Күнтізбе',
  era: 'дәуір',
  year: 'жыл',
  month: 'ай',
  day: 'күн',
  weekday: 'апта күні',
  hour: 'сағат',
  minute: 'минут',
  second: 'секунд',
  previous: 'Алдыңғы',
  next: 'Келесі',
  selectedDateDescription: (args) => `Таңдалған күн: ${String(args?.['date'])}`,
  todayDate: (args) => `Бүгін, ${String(args?.['date'])}`,
  todayDateSelected: (args) => `Бүгін, ${String(args?.['date'])}, таңдалған`,
  dateSelected: (args) => `${String(args?.['date'])}, таңдалған`,
  minimumDate: 'Таңдауға болатын алғашқы күн',
  maximumDate: 'Таңдауға болатын соңғы күн',
  Empty: 'Бос',
  // Numbers, searches, tags
  increase: (args) => `Көбейту: ${String(args?.['fieldLabel'])}`,
  decrease: (args) => `Азайту: ${String(args?.['fieldLabel'])}`,
  numberField: 'Сан өрісі',
  'Clear search': 'Іздеуді тазалау',
  removeDescription: 'Алып тастау үшін Delete пернесін басыңыз.',
  removeButtonLabel: 'Алып тастау',
  // Tables
  select: 'Таңдау',
  selectAll: 'Барлығын таңдау',
  sortable: 'сұрыпталатын баған',
  ascending: 'өсу ретімен',
  descending: 'кему ретімен',
  ascendingSort: (args) => `${String(args?.['columnName'])} бағаны бойынша өсу ретімен сұрыпталған`,
  descendingSort: (args) =>
    `${String(args?.['columnName'])} бағаны бойынша кему ретімен сұрыпталған`,
  expand: 'Жаю',
  collapse: 'Жинау',
  // Files and toasts
  dropzoneLabel: 'Файл тастайтын орын',
  dropDescriptionKeyboard: 'Тастау үшін Enter, бас тарту үшін Escape басыңыз.',
  dropDescriptionTouch: 'Тастау үшін екі рет түртіңіз.',
  dropDescriptionVirtual: 'Тастау үшін басыңыз.',
  dropCanceled: 'Тастаудан бас тартылды.',
  dropComplete: 'Тасталды.',
  notifications: (args) => `${count(args?.['count'])} хабарлама.`,
}

/**
 * Adds Kazakh to React Aria's own messages, which would otherwise be English. A message without a translation is
 * Russian, which more readers of Kazakh understand.
 */
export function loadKazakhMessages(): void {
  const dictionary: Dictionary = LocalizedStringDictionary.prototype
  // oxlint-disable-next-line typescript/unbound-method -- it is called with the dictionary it belongs to
  const native = dictionary.getStringsForLocale
  const translated = new WeakMap<Dictionary, Record<string, LocalizedString>>()

  dictionary.getStringsForLocale = function (this: Dictionary, locale) {
    if (!/^kk\b/i.test(locale)) return native.call(this, locale)
    const known = translated.get(this)
    if (known) return known
    const strings = Object.fromEntries(
      Object.entries(native.call(this, 'ru')).map(([key, message]) => [
        key,
        messages[key] ?? message,
      ]),
    )
    translated.set(this, strings)
    return strings
  }
}
