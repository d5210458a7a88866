// Nearly every test starts the whole app, which imports every screen. So some imports are gates: they count only for a
// test that went through. While it runs, a test notes a key for each gate that it uses, and its report has them all: one
// that opens a field has `route /_public/field/$id` and `call GET /fields/{id}`. A gate is closed for a test without its
// key: `routes/_company/company.products.tsx` imports the screen of the products, the test of the field has no `route
// /_company/company/products`, so that the screen may change and the test stays kept. A test that starts the app or the
// backend has `route __root__` or `calls` in any case; without these nothing was noted, and every gate counts as open.

import { screenImports } from './screen-imports.ts'

/**
 * Imports that count only for a test that used one of the keys: the route whose screen they are, a call that they
 * answer. Without any key they count for all.
 */
export type Gate = { to: readonly string[]; keys: readonly string[] }

/** The files of the workspace: the text of one, and the imports in it that lead to another. */
export type Workspace = {
  read: (file: string) => string
  importsOf: (file: string) => readonly { specifier: string; to: string }[]
}

/** The list of all routes, which imports their files. */
export const routeTree = 'apps/web/src/routeTree.gen.ts'

/** The list of all calls that the backend answers, with their handlers. */
export const callList = 'packages/backend/src/calls.gen.ts'

/** The keys that a test has in any case when it reaches one of these; without them, it did not note what it used. */
export const startKeys: Readonly<Record<string, string>> = {
  [routeTree]: 'route __root__',
  [callList]: 'calls',
}

/** The key of a test that may have used anything, as with an app that was started before it. */
export const everything = 'everything'

/** They look at names in the list of calls, and run a handler only when its call is made. */
const byName: ReadonlySet<string> = new Set([
  'mocks/src/backend.ts',
  'mocks/src/situations/known-calls.ts',
  'mocks/src/panel/call-label.ts',
  'mocks/src/panel/sections/situation/fault-form.ts',
  'mocks/src/testing/note-calls.ts',
  'apps/web/src/app/fault-writes.sweep.test.tsx',
  '.storybook/mock-backend.ts',
])

/** The key of the imports that stories load when they need them: the whole app at an address, the backend. */
const onDemand: Readonly<Record<string, string>> = {
  '.storybook/with-router.tsx': 'route __root__',
  '.storybook/mock-backend.ts': 'backend',
}

/** Returns the gates of a file; most files have none. */
export function gatesOf(file: string, workspace: Workspace): Gate[] {
  if (file.startsWith('apps/web/src/routes/')) return gateOfScreen(file, workspace)
  if (file === callList) return gatesOfCalls(workspace)
  const key = onDemand[file]
  return [
    ...(key === undefined ? [] : gateOnDemand(file, key, workspace)),
    ...(byName.has(file) ? [] : wholeCallList(file, workspace)),
  ]
}

function gateOfScreen(file: string, { read, importsOf }: Workspace): Gate[] {
  const text = read(file)
  const id = /createFileRoute\('([^']+)'\)/.exec(text)?.[1]
  if (id === undefined) return []
  const screen = screenImports(file, text)
  const to = importsOf(file).flatMap((each) => (screen.includes(each.specifier) ? [each.to] : []))
  return [{ to, keys: [`route ${id}`] }]
}

function gateOnDemand(file: string, key: string, { read, importsOf }: Workspace): Gate[] {
  const dynamic = [...read(file).matchAll(/\bimport\('([^']+)'\)/g)].map(([, specifier]) => specifier)
  const to = importsOf(file).flatMap((each) => (dynamic.includes(each.specifier) ? [each.to] : []))
  return [{ to, keys: [key] }]
}

/** The method and the path of a call, as the contract declares them. */
const declared = /method: '(?<method>[A-Z]+)',\s*path: '(?<path>[^']+)'/g

/** Returns a gate for each handler. One that declares no call has no key: it counts for everybody. */
function gatesOfCalls({ read, importsOf }: Workspace): Gate[] {
  return importsOf(callList).map(({ to }) => {
    const declarations = importsOf(to).filter((each) => each.to.startsWith('packages/contract/'))
    const calls = declarations.flatMap((each) => [...read(each.to).matchAll(declared)])
    return { to: [to], keys: calls.map(({ groups }) => `call ${groups?.method} ${groups?.path}`) }
  })
}

/** Whoever else imports the list may look at all of it. */
function wholeCallList(file: string, { importsOf }: Workspace): Gate[] {
  if (!importsOf(file).some(({ to }) => to === callList)) return []
  return [{ to: importsOf(callList).map(({ to }) => to), keys: [] }]
}
