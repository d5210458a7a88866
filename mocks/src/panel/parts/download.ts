import { element } from '../dom.ts'

/** Downloads data as a JSON file. */
export function download(name: string, data: unknown): void {
  const file = new Blob([`${JSON.stringify(data, null, 2)}\n`], { type: 'application/json' })
  const href = URL.createObjectURL(file)
  element('a', { href, download: name }).click()
  // The browser has taken it by then.
  setTimeout(() => URL.revokeObjectURL(href), 60_000)
}
