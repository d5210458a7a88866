import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { minifySync, type Plugin } from 'vite'

/** Build only. Minifies these scripts of `public`, which Vite copies unchanged. */
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
        // A failed build has no such file and has said why.
        if (!existsSync(path)) continue
        writeFileSync(path, minifySync(name, readFileSync(path, 'utf8')).code)
      }
    },
  }
}
