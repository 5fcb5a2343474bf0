import { sql } from 'drizzle-orm'
import { z } from 'zod/mini'
import type { Database } from '../db/database.ts'
import { storedState } from '../db/games/commit-games.ts'
import { rowsOf } from '../db/games/rows.ts'
import { exampleGames } from './example-games.ts'

/** How many examples to make; what is there already is kept. */
export interface ExampleCounts {
  readonly players: number
  readonly games: number
}

/** Addresses that nobody can have (RFC 2606), so that no mail goes out and nobody signs in. */
export const exampleDomain = 'example.invalid'

/** So many rows go in one statement. */
const batch = 20_000

const firstNames =
  'Abai Adele Aigerim Alma Amina Anton Aru Bela Bota Chiara Dana Darkhan Dias Elif Emre Erik Farida Gia Hana Ilya Ines Jonas Kaisar Kenji Lada Liam Madi Mara Nina Noor Olga Omar Pavel Quynh Rosa Saule Timur Uma Vera Yan Zara'

const countries = 'KZ DE US IN UZ FR ES PL BR AR CN TR EG ZA NG AZ AM GE MN VN'

/**
 * Makes players and finished games that can be told for made up: players are called "… Example 12", and have neither
 * a password nor an address that exists. The same counts make the same players and games.
 * @param onProgress called with what was made, after each part
 */
export async function seedExamples(
  db: Database,
  { players, games }: ExampleCounts,
  onProgress: (made: string) => void,
): Promise<void> {
  const before = await counted(db)
  for (let from = before.players; from < players; from += batch) {
    // oxlint-disable-next-line no-await-in-loop -- one batch after the other
    await addPlayers(db, from + 1, Math.min(players, from + batch))
    onProgress(`${Math.min(players, from + batch)} players`)
  }
  const people = (await counted(db)).players
  if (games > before.games && people < 2) throw new RangeError('Games need two players at least.')
  for (let from = before.games; from < games; from += batch) {
    // oxlint-disable-next-line no-await-in-loop -- one batch after the other
    await addGames(db, { from: from + 1, to: Math.min(games, from + batch), people })
    onProgress(`${Math.min(games, from + batch)} games`)
  }
  if (games > before.games && games <= batch) await addCourses(db)
  await db.execute(sql`analyze`)
}

/**
 * What the example games did to the ratings, so that profiles have results and graphs: each win is eight points, and
 * the last of them leads to the rating of now.
 */
async function addCourses(db: Database): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.execute(sql`
      insert into rating_changes (game_id, player_id, kind, board_type, before, after, at)
      select game_id, player_id, 'worldchess', 'blitz', now - later - change, now - later, at
      from (
        select game.id as game_id, rating.player_id, rating.rating as now, game.ended_at as at, score.change,
          coalesce(sum(score.change) over (partition by rating.player_id order by game.id desc
            rows between unbounded preceding and 1 preceding), 0) as later
        from games game
          join ratings rating on rating.player_id in (game.white_id, game.black_id)
            and rating.kind = 'worldchess' and rating.board_type = 'blitz'
          cross join lateral (select case when game.result = 'DRAW' then 0
            when (game.result = 'WHITE_WIN') = (game.white_id = rating.player_id) then 8 else -8 end as change) score
        where game.origin_kind = 'example'
      ) course
      on conflict do nothing`)
    await tx.execute(sql`
      update ratings set games = counted.games, wins = counted.wins, draws = counted.draws, losses = counted.losses,
        highest = counted.highest, updated_at = counted.latest
      from (
        select player_id, count(*) as games, count(*) filter (where after > before) as wins,
          count(*) filter (where after = before) as draws, count(*) filter (where after < before) as losses,
          max(after) as highest, max(at) as latest
        from rating_changes group by player_id
      ) counted
      where ratings.player_id = counted.player_id and ratings.kind = 'worldchess' and ratings.board_type = 'blitz'
        and ratings.player_id in (select id from players where uid like 'example-%')`)
  })
}

/** Accounts that are no examples: somebody may use this database. */
export async function countPeople(db: Database): Promise<number> {
  const [row] = rowsOf(
    await db.execute(
      sql`select count(*)::int as n from accounts where email_folded not like ${`%@${exampleDomain}`}`,
    ),
    count,
  )
  return row?.n ?? 0
}

const count = z.object({ n: z.number() })

async function counted(db: Database): Promise<ExampleCounts> {
  const [row] = rowsOf(
    await db.execute(sql`
      select (select count(*)::int from players where uid like 'example-%') as players,
        (select count(*)::int from games where origin_kind = 'example') as games`),
    z.object({ players: z.number(), games: z.number() }),
  )
  return row ?? { players: 0, games: 0 }
}

async function addPlayers(db: Database, from: number, to: number): Promise<void> {
  const names = firstNames.split(' ')
  const list = sql`(${sql.raw(`array[${names.map((name) => `'${name}'`).join(',')}]`)})`
  await db.transaction(async (tx) => {
    await tx.execute(sql`
      insert into players (uid, kind, name, title, country, created_at)
      select 'example-' || i, 'member', ${list}[1 + (i * 7) % ${names.length}] || ' Example ' || i,
        case when i % 12 = 5 then (array['GM','IM','WGM','FM','WIM','CM','WFM','AGM','AIM','AFM'])[1 + (i / 12) % 10] end,
        (string_to_array(${countries}, ' '))[1 + i % 20], timestamptz '2026-01-01' + i * interval '1 minute'
      from generate_series(${from}::int, ${to}::int) i`)
    await tx.execute(sql`
      insert into accounts (player_id, email, email_folded, created_at, activated_at)
      select id, uid || ${`@${exampleDomain}`}, uid || ${`@${exampleDomain}`}, created_at, created_at
      from players where uid in (select 'example-' || i from generate_series(${from}::int, ${to}::int) i)`)
    // A rating in the shape of a bell around 1500: the sum of four numbers that look random.
    await tx.execute(sql`
      insert into ratings (player_id, kind, board_type, rating, deviation, volatility, games, updated_at)
      select players.id, 'worldchess', board::board_type, 700 + 400 * (
          (hashtext(uid || board || 'a') & 1023) + (hashtext(uid || board || 'b') & 1023)
          + (hashtext(uid || board || 'c') & 1023) + (hashtext(uid || board || 'd') & 1023)) / 1023.0,
        80, 0.06, 20, players.created_at
      from players cross join unnest(array['bullet', 'blitz', 'rapid']) board
      where uid in (select 'example-' || i from generate_series(${from}::int, ${to}::int) i)`)
  })
}

async function addGames(
  db: Database,
  { from, to, people }: { readonly from: number; readonly to: number; readonly people: number },
): Promise<void> {
  const samples = exampleGames().map((state) => ({
    config: state.config,
    state: storedState(state),
    v: state.v,
    result: state.end?.result,
    reason: state.end?.reason,
    turns: state.turns,
  }))
  const samplesJson = JSON.stringify(samples)
  await db.transaction(async (tx) => {
    // Every fifth game is one of the first hundred players; the others are anybody's.
    await tx.execute(sql`
      with sample as (
        select ordinality - 1 as number, value as game
        from jsonb_array_elements(${samplesJson}::jsonb) with ordinality
      ), paired as (
        select i, 1 + case when i % 5 = 0 then (i / 5) % least(100, ${people}::int)
            else (hashtext('white' || i) & 2147483647) % ${people}::int end as white,
          (hashtext('black' || i) & 2147483647) % (${people}::int - 1) as other
        from generate_series(${from}::int, ${to}::int) i
      ), seated as (
        -- Nobody plays against themselves.
        select i, white, 1 + (white + other) % ${people}::int as black from paired
      )
      insert into games (uid, white_id, black_id, time_control_id, board_type, rating_type, white_rating,
        black_rating, origin_kind, origin_id, config, phase, v, state, ahead_ms, plies, result, reason, created_at,
        ended_at, settled_at)
      select 'example-' || i, w.id, b.id, 9, 'blitz', 'worldchess', 1500, 1500, 'example', i::text,
        jsonb_set(jsonb_set(jsonb_set(game->'config', '{gameId}', to_jsonb('example-' || i)),
          '{seats,w,playerId}', to_jsonb(w.id)), '{seats,b,playerId}', to_jsonb(b.id)),
        'DONE', (game->>'v')::int, game->'state', 0, jsonb_array_length(game->'turns'),
        (game->>'result')::game_result, game->>'reason', moment, moment, moment
      from seated
        join sample on sample.number = i % ${samples.length}
        join players w on w.uid = 'example-' || white
        join players b on b.uid = 'example-' || black
        cross join lateral (select timestamptz '2026-02-01' + i * interval '1 minute' as moment) m
      order by seated.i`)
    await tx.execute(sql`
      with sample as (
        select ordinality - 1 as number, value as game
        from jsonb_array_elements(${samplesJson}::jsonb) with ordinality
      )
      insert into game_moves (game_id, abs_num, uci, fen, move_id, v, left_ms, used_ms, compensated_ms, earned_ms)
      select games.id, (turn->>'absNum')::int, turn->>'uci', turn->>'fen', turn->>'moveId', (turn->>'v')::int,
        (turn->>'leftMs')::int, (turn->>'usedMs')::int, 0, (turn->>'earnedMs')::int
      from generate_series(${from}::int, ${to}::int) i
        join sample on sample.number = i % ${samples.length}
        join games on games.uid = 'example-' || i
        cross join lateral jsonb_array_elements(game->'turns') turn`)
  })
}
