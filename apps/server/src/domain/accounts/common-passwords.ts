/** Words that lists of leaked passwords begin with, and the ones of this product; figures and signs around them don't help. */
const common: ReadonlySet<string> = new Set(
  [
    'password passwort passwd pass passw0rd qwerty qwertz azerty qwertyui qwertyuiop qwertyuio',
    'qazwsx qazwsxedc zaqxsw asdf asdfgh asdfghjkl zxcvbn zxcvbnm abc abcd abcde abcdef abcdefgh',
    'letmein welcome admin administrator root login iloveyou ilovey monkey dragon football',
    'baseball basketball soccer hockey master princess sunshine superman batman trustno shadow',
    'michael jordan jennifer charlie daniel jessica ashley thomas robert hunter ranger buster',
    'killer pepper ginger maggie cookie summer winter spring autumn flower freedom whatever',
    'starwars pokemon computer internet samsung google secret hello test tester testing guest',
    'changeme default user demo access matrix phoenix mustang corvette ferrari mercedes liverpool',
    'chelsea arsenal barcelona chess chessmaster checkmate kingside queen king knight bishop',
    'пароль йцукен йцукенг любовь привет шахматы құпиясөз сәлем шахмат',
  ].flatMap((line) => line.split(' ')),
)

const lookAlikes: Readonly<Record<string, string>> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '@': 'a',
  $: 's',
  '!': 'i',
}

const around = /^[\p{Nd}\p{P}\p{S}]+|[\p{Nd}\p{P}\p{S}]+$/gu

/** Whether a guesser tries the password early: in any case, with figures and signs around, or with look-alike figures. */
export function isCommonPassword(password: string): boolean {
  const folded = password.toLowerCase()
  const bare = folded.replaceAll(around, '')
  const spell = (word: string) =>
    word.replaceAll(/[013457@$!]/g, (sign) => lookAlikes[sign] ?? sign)
  const isOneSign = new Set(bare).size === 1 && bare.length > 2
  return [folded, bare, spell(folded), spell(bare)].some((word) => common.has(word)) || isOneSign
}
