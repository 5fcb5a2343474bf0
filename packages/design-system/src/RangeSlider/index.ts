export { RangeSlider, rangeSliderInputs } from './RangeSlider.tsx'
export type { RangeSliderProps, RangeSliderTexts } from './RangeSlider.tsx'
export type { Range } from './range.ts'
