import { readFileSync } from 'node:fs'
import { SourceMap } from 'node:module'
import { join } from 'node:path'
import { createServer } from 'vite'
import { expect, test } from 'vitest'
import { root } from './paths.mjs'
import { storyPlugins } from './story-plugins.ts'

const file = join(root, 'packages/ui/src/rating/rating.stories.tsx')
const spot = 'getByText('

/** Returns the line of `spot` in a text, from 0. */
const lineOf = (text: string) => text.split('\n').findIndex((line) => line.includes(spot))

/** Milliseconds; loading all of Storybook takes long. */
const LONG = 120_000

test('a story that fails is told with its own line', { timeout: LONG }, async () => {
  const plugins = await storyPlugins(join(root, '.storybook'))
  const server = await createServer({
    root,
    configFile: false,
    logLevel: 'error',
    plugins,
    server: { middlewareMode: true, ws: false },
    optimizeDeps: { noDiscovery: true },
  })
  try {
    const made = await server.environments.client.transformRequest(file)
    const code = made?.code ?? ''
    const line = lineOf(code)
    const map = new SourceMap(made?.map as ConstructorParameters<typeof SourceMap>[0])
    const entry = map.findEntry(line, code.split('\n')[line]?.indexOf(spot) ?? 0)
    expect(entry).toMatchObject({ originalLine: lineOf(readFileSync(file, 'utf8')) })
  } finally {
    await server.close()
  }
})
