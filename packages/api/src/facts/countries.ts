/** A country of the product's list. Its name comes from `Intl.DisplayNames`, in the reader's language. */
export interface Country {
  /** The product's own number, counted from 1 (119 is the Philippines; specification 1, section 9). */
  readonly id: number
  /** ISO 3166-1 alpha-2, upper case. */
  readonly code: string
}

/**
 * Ordered by id, from 1. Accounts store the ids: never reorder, and append new countries.
 * All of ISO 3166-1 except the seven territories without inhabitants: AQ, BV, GS, HM, IO, TF and UM.
 */
const codes = `
  AD AE AF AM AG AI AL AO AZ AR AS AT AU AW AX BA BB BD BE BF
  BG BH BI BJ BL BM BN BO BQ BR CN BS BT BW BY BZ CA CC CD CF
  CG CH CI CK CL CM CO CR CU CV CW CX CY CZ DJ DE DK GE DM DO
  DZ EC EE EG EH ER ES ET FI IN FJ FK FM FO FR GA GB GD GF GG
  GH GI GL KZ GM KG GN GP GQ GR GT GU GW GY HK HN HR HT HU ID
  IE MN IL IM IQ IR IS IT JE JM JO JP KE NO KH KI KM KN PH KP
  KR KW KY LA LB LC LI LK LR LS LT LU LV LY MA MC MD ME MF MG
  MH MK ML MM MO MP MQ MR MS MT MU MV MW MX MY MZ TR NA NC NE
  NF NG NI UZ NL NP NR NU NZ OM PA PE PF PG PK PL PM PN PR PS
  PT PW PY QA RE RO RS RU RW SA SB SC SD SE SG SH SI SJ SK SL
  SM SN SO SR SS ST SV SX SY SZ TC TD TG TH TJ TK TL TM TN TO
  TT TV TW TZ UA UG US UY VA VC VE VG VI VN VU WF WS YE YT ZA
  ZM ZW
`

/** Every country that a player can choose; sort them by name before showing them. */
export const countries: readonly Country[] = codes
  .trim()
  .split(/\s+/)
  .map((code, index) => ({ id: index + 1, code }))

/** The country with the id, or null. */
export function countryOf(id: number): Country | null {
  return countries.find((country) => country.id === id) ?? null
}
