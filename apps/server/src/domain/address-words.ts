const longest = 48

/** Russian and Kazakh letters, each with the Latin ones that stand for it in an address. */
const latin: Readonly<Record<string, string>> = Object.fromEntries(
  'а:a б:b в:v г:g д:d е:e ё:e ж:zh з:z и:i й:i к:k л:l м:m н:n о:o п:p р:r с:s т:t у:u ф:f х:h ц:ts ч:ch ш:sh щ:sh ъ: ы:y ь: э:e ю:yu я:ya ә:a ғ:g қ:q ң:n ө:o ұ:u ү:u һ:h і:i'
    .split(' ')
    .map((pair) => pair.split(':')),
)

/** A name in the letters of an address, with dashes for all others; empty when nothing is left of it. */
export const addressWords = (name: string): string =>
  Array.from(name.toLowerCase(), (letter) => latin[letter] ?? letter)
    .join('')
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .slice(0, longest)
    .replaceAll(/^-+|-+$/g, '')
