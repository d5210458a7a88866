import type { Plugin } from 'vite'
import { closedPaths, listedPaths } from './addresses.ts'

/** Returns the rule, and for an exact one also that with any query. */
const closed = (path: string) => (path.endsWith('$') ? [path, path.replace('$', '?')] : [path])

/** Returns `robots.txt` and `sitemap.xml` for a product at `site`. */
export function filesForSearchEngines(site: string): Record<'robots.txt' | 'sitemap.xml', string> {
  const urls = listedPaths.map((path) => `  <url><loc>${site}${path}</loc></url>`)
  return {
    'robots.txt': [
      'User-agent: *',
      ...closedPaths.flatMap(closed).map((path) => `Disallow: ${path}`),
      '',
      `Sitemap: ${site}/sitemap.xml`,
      '',
    ].join('\n'),
    'sitemap.xml': [
      '<?xml version="1.0" encoding="UTF-8"?>',
      '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
      ...urls,
      '</urlset>',
      '',
    ].join('\n'),
  }
}

/** Build only. Writes the files for search engines. */
export function forSearchEngines(site: string): Plugin {
  return {
    name: 'campo-livre:for-search-engines',
    apply: 'build',
    generateBundle() {
      for (const [fileName, source] of Object.entries(filesForSearchEngines(site))) {
        this.emitFile({ type: 'asset', fileName, source })
      }
    },
  }
}
