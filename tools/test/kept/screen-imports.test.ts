import { expect, test } from 'vitest'
import { screenImports } from './screen-imports.ts'

const imports = `
import { createFileRoute } from '@tanstack/react-router'
import { Screen } from './screen.tsx'
import { query } from './query.ts'
import { search } from './search.ts'
import { Part } from './part.tsx'
import './global.css'`

const importsOf = (text: string) => screenImports('a.tsx', `${imports}\n${text}`)

test.each([
  [
    'the screen and the loader',
    "createFileRoute('/screen')({ validateSearch: search, loader: () => query(), component: Screen })",
    ['./screen.tsx', './query.ts', './part.tsx'],
  ],
  [
    'a part that is made for the screen',
    `const parts = { Part }
    export const Route = createFileRoute('/')({ validateSearch: search, component: Page })
    function Page() { return <Screen part={parts} /> }`,
    ['./screen.tsx', './query.ts', './part.tsx'],
  ],
])('finds the imports of %s', (_what, text, expected) => {
  expect(importsOf(text)).toEqual(expected)
})

test.each([
  [
    'a guard',
    "createFileRoute('/')({ validateSearch: search, beforeLoad: () => query(), component: Screen })",
  ],
  ['a function of the guard', "createFileRoute('/')({ beforeLoad: check }); function check() { query() }"],
  ['a statement', "query(); createFileRoute('/')({ loader: () => query() })"],
  [
    'a tag in what fails',
    "createFileRoute('/')({ loader: () => query(), errorComponent: () => <b>{query}</b> })",
  ],
])('leaves out what %s uses too', (_what, text) => {
  expect(importsOf(text)).not.toContain('./query.ts')
})

test('leaves out what is imported for its effect', () => {
  expect(importsOf("createFileRoute('/')({ component: Screen })")).not.toContain('./global.css')
})
