import type { Plugin, Rolldown } from 'vite'
import { homePage } from '../src/lib/metadata/home-page.ts'
import { linkedPages } from '../src/lib/metadata/linked-pages.ts'
import { anywhere, tagsOf } from '../src/lib/metadata/tags.ts'
import { reach } from './first-screen.ts'
import { isLinked, linkedHtml } from './linked-pages.ts'
import { aheadHtml, between, headHtml, pageHtml, withoutMarks } from './page-html.ts'
import { drawPages } from './render-pages.ts'
import { usedRules } from './used-rules.ts'

type Options = {
  /** The address of the product. */
  site: string
  /** The modules that every page loads. */
  frame: readonly string[]
  /** Returns the module of a path's screen. */
  screen: (path: string) => string
  /** The screens whose code is preloaded for an address, by its prefix; in the page of its kind where it has one. */
  ahead: Readonly<Record<string, string>>
  generateScopedName: string
}

/**
 * Writes the listing's head into index.html. In a build, also makes a file for every written page
 * (`como-funciona.html`): index.html with the page's content, readable before any script and without one (decision
 * 022), and one for each kind of links that people are sent (decision 087).
 */
export function prerender({ site, frame, screen, ahead, generateScopedName }: Options): Plugin {
  let where = { root: '', mode: '' }
  return {
    name: 'campo-livre:prerender',
    enforce: 'post',
    configResolved: ({ root, mode }) => {
      where = { root, mode }
    },
    transformIndexHtml: {
      order: 'post',
      handler: (html) => between(html, 'head', headHtml(homePage.title, tagsOf(homePage, site))),
    },
    generateBundle: {
      order: 'post',
      async handler(_options, bundle) {
        const index = bundle['index.html']
        if (index?.type !== 'asset') return
        const template = String(index.source)
        index.source = withoutMarks(template)
        const other = headHtml(homePage.title, anywhere(tagsOf(homePage, site)))
        const first = reach(bundle, frame)
        const codeOf = (module: string) => {
          const { chunks, styles } = reach(bundle, [...frame, module])
          return {
            code: chunks.filter((chunk) => !first.chunks.includes(chunk)).map(({ fileName }) => fileName),
            sheets: styles.filter((name) => !first.styles.includes(name)),
          }
        }
        const links = Object.entries(ahead).flatMap(([address, module]) => {
          if (isLinked(address)) return []
          const { code, sheets } = codeOf(module)
          return [...code, ...sheets].map((name) => aheadHtml(address, `/${name}`))
        })
        const source = withoutMarks(between(template, 'head', other + links.join('')))
        this.emitFile({ type: 'asset', fileName: 'app.html', source })
        for (const page of linkedPages) {
          const module = ahead[page.start]
          const { code, sheets } = module === undefined ? { code: [], sheets: [] } : codeOf(module)
          const own = [...code.map(preloadHtml), ...sheets.map(sheetAheadHtml)].join('')
          this.emitFile({
            type: 'asset',
            fileName: page.file,
            source: linkedHtml(template, page, { site, own }),
          })
        }
        for (const page of await drawPages({ ...where, generateScopedName })) {
          const { path } = page.facts
          if (!page.screen.includes('<h1')) {
            throw new Error(`${path} could not be drawn: something on it needs a browser at once.`)
          }
          const { chunks, styles } = reach(bundle, [...frame, screen(path)])
          const sheets = styles.filter((name) => !first.styles.includes(name))
          const html = pageHtml(template, {
            head: headHtml(page.title, tagsOf(page.facts, site)),
            styles: styles.map((name) => usedRules(textOf(bundle[name]), page.screen + page.footer)).join(''),
            screen: page.screen,
            footer: page.footer,
            preloads: [
              // The font of the titles, which are seen first.
              ...Object.keys(bundle)
                .filter((name) => name.endsWith('.woff2'))
                .map(
                  (name) => `<link rel="preload" as="font" type="font/woff2" crossorigin href="/${name}">`,
                ),
              ...chunks
                .filter((chunk) => !first.chunks.includes(chunk))
                .map(({ fileName }) => preloadHtml(fileName)),
            ].join(''),
            sheets: sheets.map(sheetHtml).join(''),
          })
          this.emitFile({ type: 'asset', fileName: `${path.slice(1)}.html`, source: html })
        }
      },
    },
  }
}

const preloadHtml = (name: string) => `<link rel="modulepreload" crossorigin href="/${name}">`
const sheetHtml = (name: string) => `<link rel="stylesheet" crossorigin href="/${name}">`
const sheetAheadHtml = (name: string) => `<link rel="preload" as="style" crossorigin href="/${name}">`

function textOf(output: Rolldown.OutputBundle[string] | undefined): string {
  return output?.type === 'asset' ? String(output.source) : ''
}
