const pages: Record<string, string> = {
  'voice.md': './?path=/docs/guide-voice-and-tone--docs',
  'design.md': './?path=/docs/guide-principles--docs',
}

/** A document of `docs/`, its title left to the page, its links to its siblings leading to their pages here. */
export function asPage(markdown: string): string {
  return markdown
    .replace(/^# .*\n/, '')
    .replace(/\]\(([\w-]+\.md)\)/g, (link, file: string) => (pages[file] ? `](${pages[file]})` : link))
}

/** What stands under a heading of the second level, without the heading. */
export function section(markdown: string, title: string): string {
  const found = asPage(markdown)
    .split(/^## /m)
    .find((part) => part.startsWith(`${title}\n`))
  if (found === undefined) throw new Error(`no section "${title}"`)
  return found.slice(title.length)
}

/** The document without some of its sections, which have pages of their own. */
export function without(markdown: string, titles: readonly string[]): string {
  return asPage(markdown)
    .split(/^(?=## )/m)
    .filter((part) => !titles.some((title) => part.startsWith(`## ${title}\n`)))
    .join('')
}
