const pages: Record<string, string> = {
  'voice.md': './?path=/docs/guide-voice-and-tone--docs',
  'design.md': './?path=/docs/guide-principles--docs',
}

/**
 * Returns a document of the repository without its title, which the page shows. Links to documents that have a page
 * here lead to it; of the others only the words are left.
 */
export function asPage(markdown: string): string {
  return markdown
    .replace(/^# .*\n/, '')
    .replace(/\[([^\]]+)\]\((?!\w+:|#|\.\/\?)([^)\s]+)\)/g, (_link, words: string, file: string) =>
      pages[file] ? `[${words}](${pages[file]})` : words,
    )
}

/** Returns the text under a heading of the second level, without the heading. Throws where there is no such heading. */
export function section(markdown: string, title: string): string {
  const found = asPage(markdown)
    .split(/^## /m)
    .find((part) => part.startsWith(`${title}\n`))
  if (found === undefined) throw new Error(`no section "${title}"`)
  return found.slice(title.length)
}

/** Returns the document without some of its sections, which have pages of their own. */
export function without(markdown: string, titles: readonly string[]): string {
  return asPage(markdown)
    .split(/^(?=## )/m)
    .filter((part) => !titles.some((title) => part.startsWith(`## ${title}\n`)))
    .join('')
}
