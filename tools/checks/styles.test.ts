import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from '../lib/paths.mjs'

const listed = execFileSync(
  'git',
  ['ls-files', '--cached', '--others', '--exclude-standard', 'apps/*', 'packages/*', '.storybook/*'],
  { cwd: root, encoding: 'utf8' },
)
const texts = new Map(
  listed
    .split('\n')
    // A file that git still lists may have been deleted a moment ago.
    .filter((file) => /\.(css|tsx?|mdx)$/.test(file) && existsSync(join(root, file)))
    .map((file) => [file, readFileSync(join(root, file), 'utf8')]),
)

const tokens = 'packages/ui/src/theme/tokens.css'

test('every token is used', () => {
  const used = new Set([...texts.values()].flatMap((text) => matches(text, /var\(\s*(--cl-[\w-]+)/g)))
  const named = new Set(matches(texts.get(tokens) ?? '', /^\s*(--cl-[\w-]+):/gm))
  expect(named.size).toBeGreaterThan(0)
  expect([...named].filter((token) => !used.has(token))).toEqual([])
})

test('every class that is asked for is in its module', () => {
  const asked = [...texts].flatMap(([file, text]) =>
    [...text.matchAll(/^import (\w+) from '(.+\.module\.css)'$/gm)].flatMap(([, name = '', path = '']) => {
      const css = texts.get(pathOf(path, file))
      const classes = matches(text, new RegExp(`(?<![\\w./-])${name}\\.(\\w+)(?!\\.css)`, 'g'))
      return classes.map((each) => ({
        line: `${file}: ${name}.${each}`,
        there: css !== undefined && matches(css, /\.([a-z]\w*)/gi).includes(each),
      }))
    }),
  )
  expect(asked.length).toBeGreaterThan(0)
  expect(asked.filter(({ there }) => !there).map(({ line }) => line)).toEqual([])
})

function matches(text: string, pattern: RegExp): string[] {
  return [...text.matchAll(pattern)].map(([, found = '']) => found)
}

function pathOf(path: string, from: string): string {
  return path.startsWith('.')
    ? join(dirname(from), path)
    : path.replace('@campo-livre/ui/', 'packages/ui/src/')
}
