import type { ReactNode } from 'react'
import type { EditTool } from '../headless/interactions.ts'
import * as styles from './PositionEditor.css.ts'
import type { PositionEditorTexts } from './texts.ts'

interface ButtonProps {
  readonly isPressed?: boolean
  readonly onClick: () => void
  readonly children: ReactNode
}

export const Button = ({ isPressed, onClick, children }: ButtonProps) => (
  <button type="button" className={styles.button} aria-pressed={isPressed} onClick={onClick}>
    {children}
  </button>
)

interface ToolButtonsProps {
  readonly tool: EditTool
  readonly onToolChange: (tool: EditTool) => void
  readonly texts: PositionEditorTexts
}

/** Buttons for the tools that move and erase pieces. */
export const ToolButtons = ({ tool, onToolChange, texts }: ToolButtonsProps) => (
  <div className={styles.buttons}>
    <Button isPressed={tool === 'hand'} onClick={() => onToolChange('hand')}>
      {texts.hand}
    </Button>
    <Button isPressed={tool === 'eraser'} onClick={() => onToolChange('eraser')}>
      {texts.eraser}
    </Button>
  </div>
)
