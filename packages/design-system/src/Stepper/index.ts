export { Stepper } from './Stepper.tsx'
export type { Step, StepperProps } from './Stepper.tsx'
