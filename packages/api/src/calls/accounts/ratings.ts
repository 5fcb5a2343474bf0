import { z } from 'zod/mini'
import { defineCall, everyone } from '../../call.ts'
import { arenaTitles, titleBoardTypes } from '../../facts/titles.ts'
import { members } from './fields.ts'

const rating = z.int().check(z.nonnegative())

/** One field for each rating type and board type; 0 is no rating yet. */
export const ownRatings = z.object({
  worldchess_bullet: rating,
  worldchess_blitz: rating,
  worldchess_rapid: rating,
  worldchess_classic: rating,
  worldchess_armageddon: rating,
  worldchess_daily: rating,
  fide_bullet: rating,
  fide_blitz: rating,
  fide_rapid: rating,
  fide_classic: rating,
  fide_armageddon: rating,
  fide_daily: rating,
})
export type OwnRatings = z.output<typeof ownRatings>

export const getRatings = defineCall({
  id: 'me.ratings',
  method: 'GET',
  path: 'me/ratings/',
  summary: "Answers with the caller's ratings; without a rated game they are the starting values.",
  response: ownRatings,
  errors: [],
  roles: everyone,
  example: {
    worldchess_bullet: 1200,
    worldchess_blitz: 1314,
    worldchess_rapid: 1200,
    worldchess_classic: 1200,
    worldchess_armageddon: 1200,
    worldchess_daily: 1200,
    fide_bullet: 0,
    fide_blitz: 0,
    fide_rapid: 0,
    fide_classic: 0,
    fide_armageddon: 0,
    fide_daily: 0,
  },
})

export const getTitleProgress = defineCall({
  id: 'me.titleProgress',
  method: 'GET',
  path: 'me/title-progress/',
  summary:
    'Answers with how far the user is on the way to each online title above the one held, by the last FOA-rated games.',
  response: z.readonly(
    z.array(
      z.object({
        title: z.enum(arenaTitles),
        board_type: z.enum(titleBoardTypes),
        games_played: z.int().check(z.nonnegative()),
        games_required: z.int().check(z.positive()),
        performance: z.nullable(z.int().check(z.nonnegative())),
        performance_required: z.int().check(z.positive()),
      }),
    ),
  ),
  errors: [],
  roles: members,
  example: [
    {
      title: 'AFM',
      board_type: 'bullet',
      games_played: 0,
      games_required: 150,
      performance: null,
      performance_required: 1400,
    },
    {
      title: 'AFM',
      board_type: 'blitz',
      games_played: 100,
      games_required: 100,
      performance: 1244,
      performance_required: 1400,
    },
    {
      title: 'AFM',
      board_type: 'rapid',
      games_played: 12,
      games_required: 50,
      performance: 1417,
      performance_required: 1400,
    },
  ],
})

export const listTitleCertificates = defineCall({
  id: 'me.titleCertificates',
  method: 'GET',
  path: 'me/title-certificates/',
  summary: "Answers with the addresses of the certificates of the user's titles.",
  response: z.object({
    /** Each by its title, lowest first: `/files/titles/ACM-….pdf`. */
    pdf: z.readonly(z.array(z.string())),
    png: z.readonly(z.array(z.string())),
    /** The address of one file with all of them. */
    zip: z.nullable(z.string()),
  }),
  errors: [],
  roles: members,
  example: {
    pdf: ['/files/titles/ACM-k3Jd82hsLq0aXw7P-en.pdf'],
    png: ['/files/titles/ACM-k3Jd82hsLq0aXw7P-en.png'],
    zip: '/files/titles/pQ3vYk1mT8xWc2Za-en.zip',
  },
})
