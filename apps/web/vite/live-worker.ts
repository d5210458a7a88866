import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { minifySync, type Plugin, type Rollup } from 'vite'

const name = 'live-worker.js'
const source = readFileSync(`${import.meta.dirname}/live-worker-source.js`, 'utf8')

/** The scripts and pictures of `public` that the page of the app asks for. */
const beside = ['before-paint.js', 'after-paint.js', 'ask-ahead.js', 'favicon.svg', 'manifest.webmanifest']

type Bundle = Rollup.OutputBundle

/** Returns the files that hold these modules, with all that they import before they run. */
export function filesOf(bundle: Bundle, modules: readonly string[]): string[] {
  const chunks = Object.values(bundle).filter((each) => each.type === 'chunk')
  const isRoot = ({ isEntry, moduleIds }: Rollup.OutputChunk) =>
    isEntry || moduleIds.some((id) => modules.some((module) => id === module || id.startsWith(`${module}?`)))
  const found = new Set<string>()
  const add = (file: string) => {
    const chunk = chunks.find(({ fileName }) => fileName === file)
    if (!chunk || found.has(file)) return
    found.add(file)
    for (const css of chunk.viteMetadata?.importedCss ?? []) found.add(css)
    for (const next of chunk.imports) add(next)
  }
  for (const chunk of chunks.filter(isRoot)) add(chunk.fileName)
  return [...found].toSorted()
}

/**
 * Build only. Emits the worker with which the screen at the field survives a reload without a network (decision 090). It
 * knows the files of that screen, and is another version whenever one of them is.
 */
export function liveWorker(modules: readonly string[]): Plugin {
  let base = '/'
  return {
    name: 'campo-livre:live-worker',
    apply: 'build',
    configResolved: (config) => {
      base = config.base
    },
    generateBundle(_options, bundle) {
      const files = filesOf(bundle, modules).map((file) => base + file)
      const version = createHash('sha256').update(source).update(files.join()).digest('hex').slice(0, 8)
      const build = {
        version,
        page: `${base}atleta/rachas/`,
        files,
        beside: beside.map((file) => base + file),
      }
      const code = `const build = ${JSON.stringify(build)}\n${source}`
      this.emitFile({ type: 'asset', fileName: name, source: minifySync(name, code).code })
    },
  }
}
