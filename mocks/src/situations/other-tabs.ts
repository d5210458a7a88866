const CHANNEL = 'campo-livre:faults'

type Tab = { handle: (request: Request) => Promise<unknown>; controls: string }

/**
 * Tells other tabs that the faults have changed, and looks when they tell it: one that asks nothing would else go on
 * showing itself without connection. The data other tabs find at their next call anyway.
 */
export function otherTabs({ handle, controls }: Tab): { tell: () => void; close: () => void } {
  const channel = new BroadcastChannel(CHANNEL)
  channel.addEventListener('message', () => void handle(new Request(`${controls}/state`)))
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has but one origin
  return { tell: () => channel.postMessage(null), close: () => channel.close() }
}
