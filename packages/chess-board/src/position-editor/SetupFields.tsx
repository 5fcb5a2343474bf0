import { ChessError, colors } from '@kingside/chess-game'
import { useId, useState } from 'react'
import * as styles from './PositionEditor.css.ts'
import {
  type CastlingRight,
  castlingRights,
  problemOf,
  readSetup,
  type Setup,
  writeSetup,
} from './setup.ts'
import type { PositionEditorTexts } from './texts.ts'

interface SetupFieldsProps {
  readonly setup: Setup
  readonly onChange: (setup: Setup) => void
  readonly texts: PositionEditorTexts
}

/** The side to move, the castling rights, and the whole position as a FEN. */
export const SetupFields = (props: SetupFieldsProps) => (
  <>
    <TurnField {...props} />
    <CastlingField {...props} />
    <FenField {...props} />
  </>
)

function TurnField({ setup, onChange, texts }: SetupFieldsProps) {
  const id = useId()
  return (
    <fieldset className={styles.choices}>
      <legend className={styles.legend}>{texts.turn}</legend>
      {colors.map((color) => (
        <label key={color} className={styles.choice}>
          <input
            type="radio"
            className={styles.box}
            name={id}
            checked={setup.turn === color}
            onChange={() => onChange({ ...setup, turn: color })}
          />
          {texts.turns[color]}
        </label>
      ))}
    </fieldset>
  )
}

function CastlingField({ setup, onChange, texts }: SetupFieldsProps) {
  const toggle = (right: CastlingRight) =>
    onChange({
      ...setup,
      castling: setup.castling.includes(right)
        ? setup.castling.filter((other) => other !== right)
        : [...setup.castling, right],
    })
  return (
    <fieldset className={styles.choices}>
      <legend className={styles.legend}>{texts.castling}</legend>
      {castlingRights.map((right) => (
        <label key={right} className={styles.choice}>
          <input
            type="checkbox"
            className={styles.box}
            checked={setup.castling.includes(right)}
            onChange={() => toggle(right)}
          />
          {texts.castlings[right]}
        </label>
      ))}
    </fieldset>
  )
}

function FenField({ setup, onChange, texts }: SetupFieldsProps) {
  const id = useId()
  /** A typed text that is not a FEN yet, with the setup in which it was typed. */
  const [draft, setDraft] = useState<{ readonly setup: Setup; readonly text: string } | null>(null)
  const typed = draft?.setup === setup ? draft.text : null
  const fen = writeSetup(setup)
  const problem = problemOf(typed ?? fen)

  const type = (text: string) => {
    try {
      onChange(readSetup(text))
    } catch (error) {
      if (!(error instanceof ChessError)) throw error
      setDraft({ setup, text })
    }
  }

  return (
    <div className={styles.field}>
      <label className={styles.legend} htmlFor={`${id}fen`}>
        {texts.fen}
      </label>
      <textarea
        id={`${id}fen`}
        className={styles.text}
        rows={2}
        value={typed ?? fen}
        onChange={(event) => type(event.target.value)}
        aria-invalid={problem !== null}
        aria-describedby={`${id}problem`}
        spellCheck={false}
        autoComplete="off"
        dir="ltr"
      />
      <p id={`${id}problem`} role="status" className={styles.problem}>
        {problem && texts.invalid(problem)}
      </p>
    </div>
  )
}
