import type { tournamentRegions } from './tournaments.ts'

type Region = (typeof tournamentRegions)[number]

const codes = {
  africa: `
    AO BF BI BJ BW CD CF CG CI CM CV DJ DZ EG EH ER ET GA GH GM GN GQ GW KE KM LR LS LY MA MG ML MR
    MU MW MZ NA NE NG RE RW SC SD SH SL SN SO SS ST SZ TD TG TN TZ UG YT ZA ZM ZW`,
  america: `
    AG AI AR AW BB BL BM BO BQ BR BS BZ CA CL CO CR CU CW DM DO EC FK GD GF GL GP GT GY HN HT JM KN
    KY LC MF MQ MS MX NI PA PE PM PR PY SR SV SX TC TT US UY VC VE VG VI`,
  europe: `
    AD AL AM AT AX AZ BA BE BG BY CH CY CZ DE DK EE ES FI FO FR GB GE GG GI GR HR HU IE IL IM IS IT JE LI LT LU LV
    MC MD ME MK MT NL NO PL PT RO RS RU SE SI SJ SK SM TR UA VA XK`,
} as const

const regions = new Map<string, Region>(
  (['africa', 'america', 'europe'] as const).flatMap((region) =>
    codes[region]
      .trim()
      .split(/\s+/)
      .map((code) => [code, region] as const),
  ),
)

/**
 * The region of a country for tournaments: there are four, and Oceania belongs to Asia. Where a continent is in doubt it
 * is that of the federation: Armenia, Azerbaijan, Cyprus, Georgia, Israel and Türkiye play in Europe, Kazakhstan in Asia.
 * @param code ISO 3166-1 alpha-2, upper case
 */
export const regionOfCountry = (code: string): Region => regions.get(code) ?? 'asia'
