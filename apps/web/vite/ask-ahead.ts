import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'
import { escapeHtml } from './escape-html.ts'
import { between } from './page-html.ts'

/** The address of the API; null when the app contains it, so that nothing can be requested ahead. */
type Options = { api: string | null }

/** The module that sends requests; the script loads it when there is nothing else to load. */
const HTTP = '/api/src/client/http.ts'

/** The route files of the company's own screens: `company.fields.novo.tsx`. */
const companyRoutes = join(import.meta.dirname, '../src/routes/_company')

/** Returns the names of the company's own areas, by its route files: `/company/fields` is no public profile (A12). */
export function companyAreas(files: readonly string[] = readdirSync(companyRoutes)): string[] {
  const areas = files.flatMap((file) => /^company\.(?<area>[^.]+)\./.exec(file)?.groups?.area ?? [])
  return [...new Set(areas)].filter((area) => area !== 'index').toSorted()
}

/**
 * Build only. Puts a script into the page that requests the data of its address before the app has started (decision
 * 040).
 */
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
        const facts = `data-api="${escapeHtml(api)}" data-http="/${http.fileName}" data-areas="${companyAreas().join(' ')}"`
        return between(html, 'ask-ahead', `<script src="/ask-ahead.js" ${facts}></script>`)
      },
    },
  }
}
