import type { Control, MockState, Told } from './control.ts'
import type { MemoryStore } from './memory.ts'

/** What the app has to do afterwards to show it: ask again what it shows, or start again at a path. */
export type After = 'ask-again' | 'start-again' | { path: string }

/** What every section of the panel works with. */
export type Desk = {
  readonly control: Control
  readonly memory: MemoryStore
  /** Does it, tells in a sentence what came of it, and shows how things stand then. `doing` is told meanwhile. */
  readonly act: (
    task: (control: Control) => Promise<Told>,
    options?: { after?: After; doing?: string },
  ) => void
  /** Tells a sentence. */
  readonly say: (sentence: string, failed?: boolean) => void
}

/** A part of the panel: what it shows, and how it follows the backend. */
export type Section = { node: HTMLElement; show: (state: MockState) => void }
