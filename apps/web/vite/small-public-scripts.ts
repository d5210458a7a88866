import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { minifySync, type Plugin } from 'vite'

/** Build only. Scripts of `public` are copied as they are written; these lose their comments and spaces on the way. */
export function smallPublicScripts(...names: string[]): Plugin {
  let out = ''
  return {
    name: 'campo-livre:small-public-scripts',
    apply: 'build',
    configResolved: ({ root, build }) => {
      out = resolve(root, build.outDir)
    },
    closeBundle: () => {
      for (const name of names) {
        const path = resolve(out, name)
        // A build that failed has none, and has said why.
        if (!existsSync(path)) continue
        writeFileSync(path, minifySync(name, readFileSync(path, 'utf8')).code)
      }
    },
  }
}
