import type {
  AnyMachineSnapshot,
  AnyStateMachine,
  EventFromLogic,
  EventObject,
  InputFrom,
  SnapshotFrom,
} from 'xstate'

/** Event types that XState makes itself; a machine's examples leave them out. */
type InternalEvent = `xstate.${string}`

/** A machine with what is needed to walk through it, show it and test it. */
export interface MachineEntry {
  /** The name of its folder. */
  readonly name: string
  /** Its actors never answer; answers come as events. */
  readonly machine: AnyStateMachine
  /** The ways to start it. */
  readonly inputs: readonly unknown[]
  /** An example snapshot for each leaf state, by its path. */
  readonly examples: Readonly<Record<string, AnyMachineSnapshot>>
  /** Example events of each type, in the order in which they are tried. */
  readonly events: Readonly<Record<string, readonly EventObject[]>>
  /** What its actors may answer, by the `id` (or `src`) of the invocation. */
  readonly outputs: Readonly<Record<string, readonly unknown[]>>
  /** What its actors may fail with, by the `id` (or `src`) of the invocation. */
  readonly failures: Readonly<Record<string, readonly unknown[]>>
  /** The view that the page gets. */
  view(snapshot: AnyMachineSnapshot): unknown
  /** A key that distinguishes situations during a walk; by default the state value and the whole context. */
  situation(snapshot: AnyMachineSnapshot): string
}

interface EntryParts<Machine extends AnyStateMachine> {
  readonly name: string
  readonly machine: Machine
  readonly inputs: readonly InputFrom<Machine>[]
  readonly examples: Readonly<Record<string, SnapshotFrom<Machine>>>
  readonly events: {
    readonly [Type in Exclude<EventFromLogic<Machine>['type'], InternalEvent>]: readonly Extract<
      EventFromLogic<Machine>,
      { readonly type: Type }
    >[]
  }
  readonly outputs?: Readonly<Record<string, readonly unknown[]>>
  readonly failures?: Readonly<Record<string, readonly unknown[]>>
  view(snapshot: SnapshotFrom<Machine>): unknown
  situation?(snapshot: SnapshotFrom<Machine>): string
}

const byValueAndContext = ({ value, context }: AnyMachineSnapshot) =>
  JSON.stringify({ value, context })

/** An entry checked against its machine's types: every event of the machine needs an example. */
export const machineEntry = <Machine extends AnyStateMachine>(
  parts: EntryParts<Machine>,
): MachineEntry => ({ outputs: {}, failures: {}, situation: byValueAndContext, ...parts })
