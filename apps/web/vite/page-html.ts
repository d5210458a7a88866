import type { Tag } from '../src/lib/metadata/tags.ts'
import { escapeHtml } from './escape-html.ts'

/** The contents that a prerendered page has in the places marked in index.html. */
type Page = {
  head: string
  /** Stylesheets as text, for the first paint. */
  styles: string
  screen: string
  footer: string
  /** Links to further files of the page: for the head, and for the end of the body. */
  preloads: string
  sheets: string
}

/** Returns the title and tags of a page's head, which the app replaces on other screens. */
export function headHtml(title: string, tags: readonly Tag[]): string {
  return `<title>${escapeHtml(title)}</title>${tags.map(tagHtml).join('')}`
}

function tagHtml({ name, attributes, text = '' }: Tag): string {
  const pairs = Object.entries(attributes).map(([key, value]) => ` ${key}="${escapeHtml(value)}"`)
  const open = `<${name} data-page${pairs.join('')}>`
  return name === 'script' ? `${open}${text}</script>` : open
}

/** Returns a link with a file for the screens at an address; `before-paint.js` preloads it where that is the page's. */
export function aheadHtml(address: string, file: string): string {
  const kind = file.endsWith('.css') ? ' as="style"' : ''
  return `<link data-ahead="${escapeHtml(address)}"${kind} crossorigin href="${escapeHtml(file)}">`
}

/** Replaces the text between two marks: `<!--head-->…<!--/head-->`. */
export function between(html: string, mark: string, content: string): string {
  const [open, close] = [`<!--${mark}-->`, `<!--/${mark}-->`]
  const from = html.indexOf(open)
  const to = html.indexOf(close)
  if (from < 0 || to < from) throw new Error(`index.html has no place marked ${open}`)
  return `${html.slice(0, from + open.length)}${content}${html.slice(to)}`
}

/** Removes the marks, which are for the build alone. */
export const withoutMarks = (html: string) => html.replace(/<!--\/?[\w-]+-->/g, '')

/**
 * Returns a prerendered page: the built index.html with the page's content. It is readable before its code is loaded.
 */
export function pageHtml(template: string, page: Page): string {
  const html = Object.entries({
    head: page.head,
    screen: page.screen,
    footer: page.footer,
    'ask-ahead': '',
    waiting: '',
    unscripted: '',
  }).reduce((text, [mark, content]) => between(text, mark, content), template)
  const frame = 'class="cl-frame"'
  if (!html.includes(frame)) throw new Error(`index.html has no element with ${frame}`)
  return afterPaint(
    withoutMarks(html)
      .replace(frame, () => `${frame} data-prerendered`)
      .replace('</head>', () => `${page.preloads}<style>${page.styles}</style></head>`)
      .replace('</body>', () => `${page.sheets}</body>`),
  )
}

/** Moves the code and its stylesheets out of a readable page and leaves them to `after-paint.js`. */
function afterPaint(html: string): string {
  const addresses: Record<string, string[]> = { style: [], code: [], run: [] }
  const take = (kind: string, pattern: RegExp, text: string) =>
    text.replace(pattern, (_whole, address: string) => {
      addresses[kind]?.push(address)
      return ''
    })
  const sheets = take('style', /<link rel="stylesheet"[^>]*href="([^"]+)"[^>]*>/g, html)
  const ahead = take('code', /<link rel="modulepreload"[^>]*href="([^"]+)"[^>]*>/g, sheets)
  const rest = take('run', /<script type="module"[^>]*src="([^"]+)"[^>]*><\/script>/g, ahead)
  const told = Object.entries(addresses).map(([kind, list]) => ` data-${kind}="${list.join(' ')}"`)
  return rest.replace('</body>', () => `<script src="/after-paint.js"${told.join('')}></script></body>`)
}
