import { reservedClubSlugs } from '@kingside/api/facts'

const longest = 48

/** Russian and Kazakh letters, each with the Latin ones that stand for it in an address. */
const latin: Readonly<Record<string, string>> = Object.fromEntries(
  'а:a б:b в:v г:g д:d е:e ё:e ж:zh з:z и:i й:i к:k л:l м:m н:n о:o п:p р:r с:s т:t у:u ф:f х:h ц:ts ч:ch ш:sh щ:sh ъ: ы:y ь: э:e ю:yu я:ya ә:a ғ:g қ:q ң:n ө:o ұ:u ү:u һ:h і:i'
    .split(' ')
    .map((pair) => pair.split(':')),
)

/** A club's part of its address, out of its name. @param count 1 for the first of the name */
export function clubSlugOf(name: string, count: number): string {
  const words = Array.from(name.toLowerCase(), (letter) => latin[letter] ?? letter)
    .join('')
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .slice(0, longest)
    .replaceAll(/^-+|-+$/g, '')
  // Numbers alone would be the id of a club.
  const isFit = words !== '' && !/^[\d-]+$/.test(words) && !reservedClubSlugs.includes(words)
  const base = isFit ? words : `club-${words}`.replace(/-$/, '')
  return count === 1 ? base : `${base}-${count}`
}
