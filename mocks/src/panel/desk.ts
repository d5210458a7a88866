import type { Control, MockState, ControlOutcome } from './control.ts'
import type { MemoryStore } from './memory.ts'

/** The app's next step, so that it shows a change: fetch its data again, or restart, maybe at a path. */
export type After = 'ask-again' | 'start-again' | { path: string }

/** The means that every section of the panel works with. */
export type Desk = {
  readonly control: Control
  readonly memory: MemoryStore
  /** Runs a task, shows the sentence that came of it, and draws the new state. `doing` is shown meanwhile. */
  readonly act: (
    task: (control: Control) => Promise<ControlOutcome>,
    options?: { after?: After; doing?: string },
  ) => void
  /** Shows a sentence. */
  readonly say: (sentence: string, failed?: boolean) => void
}

/** A part of the panel: what it shows, and how it follows the backend. */
export type Section = { node: HTMLElement; show: (state: MockState) => void }
