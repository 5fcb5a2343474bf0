import { lazyPart } from '../../platform/page/index.ts'

/** The question before leaving, in a file of its own: few leave, and dialogs are large. */
export const LeaveQuestion = lazyPart(
  async () => (await import('./LeaveQuestion.tsx')).LeaveQuestion,
)
