/** A piece of HTML that is safe as it is. */
export type Html = { readonly html: string }
type HtmlValue = string | Html | readonly Html[]

const signs: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}
const plain = (text: string) => text.replace(/[&<>"']/g, (sign) => signs[sign] ?? sign)

function write(part: HtmlValue): string {
  if (typeof part === 'string') return plain(part)
  return 'html' in part ? part.html : part.map(write).join('')
}

/** Writes HTML as a template tag; every inserted value is escaped, unless it was written by this tag or by `raw`. */
export function html(texts: TemplateStringsArray, ...parts: readonly HtmlValue[]): Html {
  const written = texts.map((text, index) => {
    const part = parts[index]
    return part === undefined ? text : text + write(part)
  })
  return { html: written.join('') }
}

/** Marks HTML or CSS of our own as safe. */
export const raw = (text: string): Html => ({ html: text })
