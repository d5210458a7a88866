import type { Plugin, Rolldown } from 'vite'

type Chunk = Rolldown.OutputChunk
type Bundle = Rolldown.OutputBundle

/** The modules whose chunks the first screen waits for, in addition to the entry. */
type Options = { modules: readonly string[] }

/**
 * Build only. Inlines the critical CSS into the HTML, preloads the code of the first screen, and links the rest of its
 * CSS at the end of the body: the static shell paints after one round trip, before any script or stylesheet.
 */
export function firstScreen({ modules }: Options): Plugin {
  return {
    name: 'campo-livre:first-screen',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle, chunk }) {
        if (!bundle || !chunk) return html
        const { chunks, styles } = reach(bundle, modules)
        return {
          html: inlineStyles(html, bundle),
          tags: [
            ...chunks.map(({ fileName }) => ({
              tag: 'link',
              attrs: { rel: 'modulepreload', crossorigin: true, href: `/${fileName}` },
              injectTo: 'head' as const,
            })),
            ...styles.map((fileName) => ({
              tag: 'link',
              attrs: { rel: 'stylesheet', crossorigin: true, href: `/${fileName}` },
              injectTo: 'body' as const,
            })),
          ],
        }
      },
    },
  }
}

/** Returns the chunks of the modules and of all their imports, except for the entry's own, and their stylesheets. */
export function reach(bundle: Bundle, modules: readonly string[]) {
  const chunks = Object.values(bundle).filter((output) => output.type === 'chunk')
  const wanted = chunks.filter((each) =>
    each.moduleIds.some((id) => modules.some((module) => id.includes(module))),
  )
  const entry = chunks.filter((each) => each.isEntry)
  const known = new Set(entry.flatMap((each) => [each.fileName, ...each.imports]))
  const found = new Map<string, Chunk>()
  const visit = (each: Chunk) => {
    if (found.has(each.fileName) || known.has(each.fileName)) return
    found.set(each.fileName, each)
    for (const fileName of each.imports) {
      const next = bundle[fileName]
      if (next?.type === 'chunk') visit(next)
    }
  }
  wanted.forEach(visit)
  const reached = [...found.values()]
  const styles = new Set(reached.flatMap((each) => [...(each.viteMetadata?.importedCss ?? [])]))
  return { chunks: reached, styles: [...styles] }
}

/**
 * Inlines the entry's stylesheet before the page's first script, which reads a colour of it, and removes the file from
 * the build.
 */
function inlineStyles(html: string, bundle: Bundle): string {
  let styles = ''
  const without = html.replace(
    /<link rel="stylesheet"[^>]*href="\/([^"]+)"[^>]*>/g,
    (link, fileName: string) => {
      const asset = bundle[fileName]
      if (asset?.type !== 'asset') return link
      delete bundle[fileName]
      styles += `<style>${String(asset.source)}</style>`
      return ''
    },
  )
  return without.replace('<script', () => `${styles}<script`)
}
