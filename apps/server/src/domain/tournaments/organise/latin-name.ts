/** Cyrillic of Russian and Kazakh as passports write it (ICAO 9303, part 3, section 6). */
const letters: Readonly<Record<string, string>> = {
  а: 'a',
  ә: 'a',
  б: 'b',
  в: 'v',
  г: 'g',
  ғ: 'g',
  д: 'd',
  е: 'e',
  ё: 'e',
  ж: 'zh',
  з: 'z',
  и: 'i',
  й: 'i',
  к: 'k',
  қ: 'q',
  л: 'l',
  м: 'm',
  н: 'n',
  ң: 'n',
  о: 'o',
  ө: 'o',
  п: 'p',
  р: 'r',
  с: 's',
  т: 't',
  у: 'u',
  ұ: 'u',
  ү: 'u',
  ф: 'f',
  х: 'kh',
  һ: 'h',
  ц: 'ts',
  ч: 'ch',
  ш: 'sh',
  щ: 'shch',
  ъ: 'ie',
  ы: 'y',
  і: 'i',
  ь: '',
  э: 'e',
  ю: 'iu',
  я: 'ia',
}

const capital = (text: string) => text.slice(0, 1).toUpperCase() + text.slice(1)

/** A text in the letters that report files have, one byte for each: Cyrillic is transliterated, the rest is `?`. */
export const latin = (text: string): string =>
  text
    .normalize('NFC')
    .replaceAll(/\p{Script=Cyrillic}/gu, (letter) => {
      const lower = letter.toLowerCase()
      const known = letters[lower] ?? '?'
      return letter === lower ? known : capital(known)
    })
    // oxlint-disable-next-line no-control-regex -- the range of ISO 8859-1 begins with control characters
    .replaceAll(/[^\x20-\xff]/g, '?')
