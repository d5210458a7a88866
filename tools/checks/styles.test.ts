import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { trackedSources } from '../lib/tracked-files.ts'

const texts = new Map(
  trackedSources('apps/*', 'packages/*', '.storybook/*')
    .filter(({ file }) => /\.(css|tsx?|mdx)$/.test(file))
    .map(({ file, text }) => [file, text]),
)

const tokens = 'packages/ui/src/theme/tokens.css'

test('every token is used', () => {
  const used = new Set([...texts.values()].flatMap((text) => matches(text, /var\(\s*(--cl-[\w-]+)/g)))
  const named = new Set(matches(texts.get(tokens) ?? '', /^\s*(--cl-[\w-]+):/gm))
  expect(named.size).toBeGreaterThan(0)
  expect([...named].filter((token) => !used.has(token))).toEqual([])
})

test('every variable of ours that a style asks for is set somewhere', () => {
  const all = [...texts]
  // Set in a stylesheet, or by code: `style={{ '--cl-x': … }}`.
  const set = new Set(all.flatMap(([, text]) => matches(text, /(--cl-[\w-]+)['"`\]]*\s*:/g)))
  const inCode = all.filter(([file]) => !file.endsWith('.css'))
  for (const [, text] of inCode) for (const name of matches(text, /['"`](--cl-[\w-]+)/g)) set.add(name)
  const asked = all
    .filter(([file]) => file.endsWith('.css'))
    .flatMap(([file, text]) => matches(text, /var\((--cl-[\w-]+)\)/g).map((name) => ({ file, name })))
  expect(asked.length).toBeGreaterThan(100)
  expect(asked.filter(({ name }) => !set.has(name))).toEqual([])
})

test('every class that is asked for is in its module', () => {
  const asked = [...texts].flatMap(([file, text]) =>
    [...text.matchAll(/^import (\w+) from '(.+\.module\.css)'$/gm)].flatMap(([, name = '', path = '']) => {
      const css = texts.get(pathOf(path, file))
      const classes = matches(text, new RegExp(`(?<![\\w./-])${name}\\.(\\w+)\\b(?!\\.css)`, 'g'))
      return classes.map((each) => ({
        line: `${file}: ${name}.${each}`,
        there: css !== undefined && matches(css, /\.([a-z]\w*)/gi).includes(each),
      }))
    }),
  )
  expect(asked.length).toBeGreaterThan(0)
  expect(asked.filter(({ there }) => !there).map(({ line }) => line)).toEqual([])
})

// Style sheets come in the order in which screens are opened, so a single class beats a button's only by luck.
test('a class beside one of a button is written twice where it changes what the button has', () => {
  const shape =
    /^\s*(display|gap|min-height|padding|border|font|line-height|text-align|color|background)[\w-]*:/m
  const beside = [...texts].flatMap(([file, text]) => {
    const modules = new Map(
      [...text.matchAll(/^import (\w+) from '(.+\.module\.css)'$/gm)].map(([, name = '', path = '']) => [
        name,
        pathOf(path, file),
      ]),
    )
    if (modules.get('button') !== 'packages/ui/src/button/button.module.css') return []
    return [...text.matchAll(/\$\{button\.\w+\} \$\{(\w+)\.(\w+)\}/g)].flatMap(([, name = '', each = '']) => {
      const css = modules.get(name)
      return css === undefined || name === 'button' ? [] : [{ css, each }]
    })
  })
  expect(beside.length).toBeGreaterThan(0)
  const single = beside.filter(({ css, each }) => {
    const rules = [...(texts.get(css) ?? '').matchAll(/([^{}]+)\{([^{}]*)\}/g)]
    return rules.some(([, selectors = '', body = '']) =>
      selectors.split(',').some((selector) => selector.trim() === `.${each}` && shape.test(body)),
    )
  })
  expect(single).toEqual([])
})

function matches(text: string, pattern: RegExp): string[] {
  return [...text.matchAll(pattern)].map(([, found = '']) => found)
}

function pathOf(path: string, from: string): string {
  return path.startsWith('.')
    ? join(dirname(from), path)
    : path.replace('@campo-livre/ui/', 'packages/ui/src/')
}
