import {
  type ChessGame,
  type Color,
  legalMoves,
  type MoveIntent,
  type Square,
} from '@kingside/chess-game'
import { type FormEvent, useId, useState } from 'react'
import { answerTo } from '../board/speak.ts'
import type { BoardCommand } from '../headless/keyboard.ts'
import * as styles from './MoveBox.css.ts'
import { englishMoveBoxTexts, type MoveBoxTexts } from './texts.ts'
import { parseInput } from './parse-input.ts'

export interface MoveBoxProps {
  /** The position of the typed moves: a FEN, or a game of `@kingside/chess-game`. */
  readonly position: string | ChessGame
  /** Whether the player may move now. @default true */
  readonly canMove?: boolean
  /** The side whose pieces the command “pieces” reads. @default 'w' */
  readonly orientation?: Color
  /** The move that led to the position, for the command “last”. */
  readonly lastMove?: { readonly from: Square; readonly to: Square } | undefined
  /** Returns the clock times as text, for the command “clocks”. */
  readonly readClocks?: () => string
  /** Called when a legal move was typed; the same as the board's `onMove`, so that both can share a handler. */
  readonly onMove: (move: MoveIntent, input: 'keyboard') => void
  /** @default English */
  readonly texts?: MoveBoxTexts
}

/** The box's answer: to a command, or why a text is no move. */
interface Reply {
  readonly text: string
  readonly isError: boolean
}

const noReply: Reply = { text: '', isError: false }

/**
 * A text field for moves (SAN or LAN, in any case) and for commands, which it answers in words: for players who do not
 * see the board, or type faster than they click.
 */
export function MoveBox({
  position,
  canMove = true,
  orientation = 'w',
  lastMove,
  readClocks,
  onMove,
  texts = englishMoveBoxTexts,
}: MoveBoxProps) {
  const id = useId()
  const [typed, setTyped] = useState('')
  const [reply, setReply] = useState(noReply)
  const fen = typeof position === 'string' ? position : position.currentFen

  const answer = (command: BoardCommand, square: Square | undefined): Reply => {
    if (command === 'reach' && !square) return { text: texts.whichSquare, isError: true }
    const place = square ?? 'a1'
    const spoken = {
      position: fen,
      orientation,
      lastMove,
      square: place,
      targets: [...new Set(legalMoves(fen, place).map(({ to }) => to))],
      clocks: readClocks?.(),
    }
    return { text: answerTo(command, spoken, texts.spoken), isError: false }
  }

  const submit = (event: FormEvent) => {
    event.preventDefault()
    const read = parseInput(typed, position, texts.words)
    switch (read.kind) {
      case 'nothing':
        return setReply(noReply)
      case 'command':
        setTyped('')
        return setReply(answer(read.command, read.square))
      case 'error':
        // While the opponent is to move, the player's moves are not legal in this position.
        if (!canMove) return setReply({ text: texts.wait, isError: true })
        return setReply({ text: texts.error(read.error.code, typed.trim()), isError: true })
      case 'move':
        if (!canMove) return setReply({ text: texts.wait, isError: true })
        setTyped('')
        setReply(noReply)
        return onMove(read.move, 'keyboard')
      default:
        return read satisfies never
    }
  }

  return (
    <form className={styles.root} onSubmit={submit} noValidate>
      <label className={styles.label} htmlFor={`${id}field`}>
        {texts.label}
      </label>
      <div className={styles.row}>
        <input
          id={`${id}field`}
          className={styles.field}
          value={typed}
          onChange={(event) => {
            setTyped(event.target.value)
            if (reply.isError) setReply(noReply)
          }}
          aria-describedby={`${id}hint ${id}reply`}
          aria-invalid={reply.isError}
          autoComplete="off"
          autoCapitalize="off"
          autoCorrect="off"
          spellCheck={false}
          enterKeyHint="go"
          dir="ltr"
        />
        <button type="submit" className={styles.button}>
          {texts.play}
        </button>
      </div>
      <p id={`${id}hint`} className={styles.hint}>
        {texts.hint}
      </p>
      <p id={`${id}reply`} role="status" className={styles.answer}>
        {reply.text}
      </p>
    </form>
  )
}
