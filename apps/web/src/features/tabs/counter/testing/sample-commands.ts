import type { TabCommands } from '../commands/use-tab-commands.ts'

/** Commands that go nowhere; `refusal` is the sentence by which all are refused. */
export function sampleCommands(refusal: string | null = null): TabCommands {
  return {
    tabs: [],
    stock: new Map(),
    held: 0,
    sendHeld: () => {},
    sent: [],
    send: () => {},
    check: () => refusal,
  }
}
