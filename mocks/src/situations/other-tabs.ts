const CHANNEL = 'campo-livre:faults'

type Tab = { handle: (request: Request) => Promise<unknown>; controls: string }

/**
 * Tells other tabs that the faults have changed, and makes a call when they tell it: a tab that makes none would go on
 * showing itself offline. Other changes reach a tab at its next call anyway.
 */
export function otherTabs({ handle, controls }: Tab): { tell: () => void; close: () => void } {
  const channel = new BroadcastChannel(CHANNEL)
  channel.addEventListener('message', () => void handle(new Request(`${controls}/state`)))
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has but one origin
  return { tell: () => channel.postMessage(null), close: () => channel.close() }
}
