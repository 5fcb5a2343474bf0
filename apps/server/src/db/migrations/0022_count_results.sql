-- How the games of each rating ended, and the highest that it was.
UPDATE "ratings" SET "wins" = counted.wins, "draws" = counted.draws, "losses" = counted.losses, "highest" = counted.highest
FROM (
  SELECT change.player_id, change.kind, change.board_type, max(change.after) AS highest,
    count(*) FILTER (WHERE game.result = CASE WHEN game.white_id = change.player_id THEN 'WHITE_WIN' ELSE 'BLACK_WIN' END::game_result) AS wins,
    count(*) FILTER (WHERE game.result = 'DRAW') AS draws,
    count(*) FILTER (WHERE game.result = CASE WHEN game.white_id = change.player_id THEN 'BLACK_WIN' ELSE 'WHITE_WIN' END::game_result) AS losses
  FROM "rating_changes" change JOIN "games" game ON game.id = change.game_id
  GROUP BY 1, 2, 3
) counted
WHERE "ratings".player_id = counted.player_id AND "ratings".kind = counted.kind AND "ratings".board_type = counted.board_type;
