import { readModule } from './read-module.ts'

const componentName = /^[A-Z](?:\w*[a-z]\w*)?$/
/** Kinds of exported values that may have a capital but are no components. */
const plainValues = new Set(['Literal', 'ObjectExpression', 'ArrayExpression', 'NewExpression'])

/** Returns the names of the components that a file exports. */
export function readComponents(file: string, text: string): string[] {
  return [...readModule(file, text).exported]
    .filter(([name, node]) => componentName.test(name) && !plainValues.has(node.type))
    .map(([name]) => name)
}

/** A route with a screen: its path, and what the route file imports to show it. */
export type Route = { path: string; shows: { name: string; from: string }[] }

/** Reads a route file; null for one without a screen: a layout, a guard, a redirect. */
export function readRoute(file: string, text: string): Route | null {
  const { imports, exported } = readModule(file, text)
  const created = exported.get('Route')
  if (created?.type !== 'CallExpression' || created.callee.type !== 'CallExpression') return null
  const [id] = created.callee.arguments
  const [options] = created.arguments
  if (id?.type !== 'Literal' || options?.type !== 'ObjectExpression') return null
  const segments = String(id.value).split('/')
  const component = options.properties.find(
    (property) =>
      property.type === 'Property' && property.key.type === 'Identifier' && property.key.name === 'component',
  )
  if (!component || segments.at(-1)?.startsWith('_')) return null
  const named = text.slice(component.start, component.end)
  return {
    path: segments.filter((segment) => !segment.startsWith('_')).join('/') || '/',
    shows: imports.filter(({ name }) => isNamed(name, named)),
  }
}

const isNamed = (name: string, text: string) => new RegExp(`\\b${name}\\b`).test(text) && /^[A-Z]/.test(name)
