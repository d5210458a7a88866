import type { Rollup } from 'vite'
import { expect, it } from 'vitest'
import { filesOf } from './live-worker.ts'

const chunk = (
  fileName: string,
  {
    modules = [],
    imports = [],
    css = [],
    isEntry = false,
  }: {
    modules?: string[]
    imports?: string[]
    css?: string[]
    isEntry?: boolean
  },
) => ({
  type: 'chunk',
  fileName,
  isEntry,
  moduleIds: modules,
  imports,
  viteMetadata: { importedCss: new Set(css), importedAssets: new Set() },
})

it('the worker of the field knows the files of its screen and of the start, and of no other (N2)', () => {
  const chunks = [
    chunk('start.js', { isEntry: true, imports: ['parts.js'] }),
    chunk('parts.js', { css: ['parts.css'], imports: ['start.js'] }),
    chunk('racha.js', { modules: ['/src/racha.tsx?tsr-split=component'], imports: ['rows.js'] }),
    chunk('rows.js', { css: ['rows.css'] }),
    chunk('field.js', { modules: ['/src/live/field.tsx'] }),
    chunk('paste.js', { modules: ['/src/racha.tsx-other'], css: ['paste.css'] }),
  ]
  const bundle = Object.fromEntries(chunks.map((each) => [each.fileName, each]))
  const files = filesOf(bundle as unknown as Rollup.OutputBundle, ['/src/racha.tsx', '/src/live/field.tsx'])
  expect(files).toEqual(['field.js', 'parts.css', 'parts.js', 'racha.js', 'rows.css', 'rows.js', 'start.js'])
})
