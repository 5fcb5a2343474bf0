import type { ReactNode } from 'react'
import { SliderFill, SliderTrack } from 'react-aria-components/Slider'
import * as styles from './SliderParts.css.ts'

export interface SliderLineProps {
  /** One or two `SliderThumb`s. */
  children: ReactNode
  thumbs: 1 | 2
}

/** The line of a slider, coloured up to the thumb or between the thumbs. */
export function SliderLine({ children, thumbs }: SliderLineProps) {
  return (
    <SliderTrack className={styles.track}>
      <div className={styles.line} />
      <div className={styles.fillFrame}>
        <SliderFill className={thumbs === 1 ? styles.fillFromEnd : styles.fill} />
      </div>
      {children}
    </SliderTrack>
  )
}
