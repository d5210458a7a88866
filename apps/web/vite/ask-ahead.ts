import type { Plugin } from 'vite'
import { escapeHtml } from './escape-html.ts'
import { between } from './page-html.ts'

/** Where the API is; null where it is inside the app, which has nobody to ask ahead. */
type Options = { api: string | null }

/** What sends the calls: code of its own, which the script asks for where it has nothing else to. */
const HTTP = '/api/src/client/http.ts'

/** Build only. Puts the script into the page that asks for what its address shows before the app is there (decision 040). */
export function askAhead({ api }: Options): Plugin {
  return {
    name: 'campo-livre:ask-ahead',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle }) {
        if (!bundle || api === null) return html
        const http = Object.values(bundle).find(
          (output) => output.type === 'chunk' && output.moduleIds.some((id) => id.endsWith(HTTP)),
        )
        if (!http) throw new Error(`No chunk has ${HTTP}.`)
        const facts = `data-api="${escapeHtml(api)}" data-http="/${http.fileName}"`
        return between(html, 'ask-ahead', `<script async src="/ask-ahead.js" ${facts}></script>`)
      },
    },
  }
}
