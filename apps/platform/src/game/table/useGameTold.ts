import type { GameEmitted } from '@kingside/machines/game'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import { useNavigate } from '../../platform/router/index.ts'
import { useDependencies } from '../../dependencies.ts'
import type { OpenGame } from '../connection/open-game.ts'

/** Handles the events that the game emits: sounds, the way to another game, and effects of its end elsewhere. */
export function useGameTold(game: OpenGame['game'], gameId: string): void {
  const { sounds } = useDependencies().actors
  const navigate = useNavigate()
  const queries = useQueryClient()
  const hear = useEffectEvent((told: GameEmitted) => {
    switch (told.type) {
      case 'page.open':
        return void navigate(`/game/${told.gameId}`)
      case 'sound.play':
        return sounds.send({
          type: 'sound.play',
          name: told.sound,
          // The sound for low time is played once in a game.
          ...(told.sound === 'zeitnot' && { once: `${gameId}:zeitnot` }),
        })
      case 'game.ended':
        return void queries.invalidateQueries({ queryKey: ['own-games'] })
      case 'move.send':
      case 'command.send':
      case 'snapshot.request':
      case 'clock.jumped':
        return undefined
      default:
        return told satisfies never
    }
  })
  useEffect(() => {
    const listening = game.on('*', hear)
    return () => listening.unsubscribe()
  }, [game])
}

/** Marks the tab's icon while the player is to move and the game is shown. */
export function useOwnTurn(isDue: boolean): void {
  const { ownTurn } = useDependencies().actors
  useEffect(() => {
    ownTurn.tell(isDue)
    return () => ownTurn.tell(false)
  }, [ownTurn, isDue])
}

/** While the player plays, no scheduled game opens over this page. */
export function useHeldPage(isPlaying: boolean): void {
  const { gameStarts } = useDependencies()
  useEffect(() => (isPlaying ? gameStarts.hold() : undefined), [gameStarts, isPlaying])
}
