/** Makes the page believe that it has a connection, or none. */
export function setOnline(online: boolean): void {
  if (navigator.onLine === online) return
  // The browser's own answer is inherited, so it is back as soon as ours is gone.
  if (online) Reflect.deleteProperty(navigator, 'onLine')
  else Object.defineProperty(navigator, 'onLine', { configurable: true, get: () => false })
  window.dispatchEvent(new Event(online ? 'online' : 'offline'))
}
