/** Makes the page believe that it is online or offline. */
export function setOnline(online: boolean): void {
  if (navigator.onLine === online) return
  // The browser's own property is inherited, so it is back as soon as this one is removed.
  if (online) Reflect.deleteProperty(navigator, 'onLine')
  else Object.defineProperty(navigator, 'onLine', { configurable: true, get: () => false })
  window.dispatchEvent(new Event(online ? 'online' : 'offline'))
}
