/** The shelf of answers that this device keeps for a screen without a network; the worker of that screen reads it. */
export const COPIES = 'campo-livre-copies'

/** Removes all answers that this device keeps, where it keeps any (device-copy.ts). */
export function dropCopies(): void {
  if ('caches' in window) caches.delete(COPIES).catch(() => undefined)
}
