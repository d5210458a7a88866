import { readFileSync } from 'node:fs'
import { SourceMap } from 'node:module'
import { join } from 'node:path'
import { createServer, type Plugin } from 'vite'
import { expect, test } from 'vitest'
import { root } from './paths.mjs'
import { markMainStories, storyPlugins, withoutPinnedWidths } from './story-plugins.ts'

const spot = 'getByText('

/** Returns the line of `spot` in a text, from 0. */
const lineOf = (text: string) => text.split('\n').findIndex((line) => line.includes(spot))

/** Returns a file of stories as the plugins serve it to the browser. */
async function served(path: string, plugins: Plugin[]) {
  const server = await createServer({
    root,
    configFile: false,
    logLevel: 'error',
    plugins,
    server: { middlewareMode: true, ws: false },
    optimizeDeps: { noDiscovery: true },
  })
  try {
    const { code = '', map } = (await server.environments.client.transformRequest(join(root, path))) ?? {}
    return { code, map: map as ConstructorParameters<typeof SourceMap>[0] }
  } finally {
    await server.close()
  }
}

test('a story that fails is told with its own line', async () => {
  const path = 'packages/ui/src/rating/rating.stories.tsx'
  const { code, map } = await served(path, await storyPlugins(join(root, '.storybook')))
  const line = lineOf(code)
  const entry = new SourceMap(map).findEntry(line, code.split('\n')[line]?.indexOf(spot) ?? 0)
  expect(entry).toMatchObject({ originalLine: lineOf(readFileSync(join(root, path), 'utf8')) })
})

test('a screen is no test at the widths that it pins, and one at all others', async () => {
  const path = 'apps/web/src/features/fields/field-screen.stories.tsx'
  const { code } = await served(path, [withoutPinnedWidths()])
  for (const name of ['Default', 'Phone', 'SmallPhone', 'Wide', 'Zoomed'])
    expect(code).toContain(`export const ${name} =`)
  const left = [...code.matchAll(/^(\w+)\.tags = \["!test"\]/gm)].map(([, name]) => name)
  expect(left).toEqual(['Phone', 'SmallPhone', 'Zoomed'])
})

test('the main state of a screen is marked, that of a component is not', async () => {
  const screen = await served('apps/web/src/features/fields/field-screen.stories.tsx', [markMainStories()])
  expect(screen.code).toContain('Default.tags = ["main"]')
  const component = await served('packages/ui/src/rating/rating.stories.tsx', [markMainStories()])
  expect(component.code).not.toContain('.tags = ["main"]')
})
