import type { SoundPlayer as BoardPlayer } from '@kingside/chess-board/sounds'
import type { SoundName, SoundsDeps } from '@kingside/machines/sounds'

/** The board's sound player. It is loaded after the reader's first gesture. */
export const soundsAdapter: SoundsDeps = {
  startPlayer: ({ volume: first }, onFailure) => {
    let volume = first
    let player: BoardPlayer | null = null
    let isClosed = false
    const open = async () => {
      try {
        const { createSoundPlayer } = await import('@kingside/chess-board/sounds')
        if (isClosed) return
        const gestures = new EventTarget()
        player = createSoundPlayer({ gestures, volume, onError: ({ code }) => onFailure(code) })
        // The player waits for a gesture, but it has happened already.
        gestures.dispatchEvent(new Event('pointerdown'))
      } catch {
        if (!isClosed) onFailure('fetch-failed')
      }
    }
    void open()
    return {
      // Sounds while the player loads are dropped, because they would be late.
      play: (name: SoundName) => player?.play(name),
      setVolume: (wanted) => {
        volume = wanted
        player?.setVolume(wanted)
      },
      close: () => {
        isClosed = true
        player?.close()
      },
    }
  },
}
