import { type ESTree, parseSync } from 'vite'

type Declared = ESTree.Function | ESTree.Class | ESTree.VariableDeclarator

/** The imports, the top-level declarations and the exports of a source file, as far as its text tells. */
export type Module = {
  imports: { name: string; from: string }[]
  exported: Map<string, ESTree.Node>
  defaultExport: ESTree.Node | null
  /** Returns the value of an expression; `undefined` where only running the code would tell. */
  evaluate: (node: ESTree.Node | null) => unknown
}

/** Parses the text of a TypeScript file. */
export function readModule(file: string, text: string): Module {
  const { program, errors } = parseSync(file, text)
  const [error] = errors
  if (error) throw new Error(`${file}: ${error.message}`)
  const imports: Module['imports'] = []
  const declared = new Map<string, ESTree.Node>()
  const exported = new Map<string, ESTree.Node>()
  let defaultExport: ESTree.Node | null = null

  const declare = (statement: ESTree.Node): [string, ESTree.Node][] =>
    declarationsOf(statement).flatMap((each) => {
      if (each.id?.type !== 'Identifier') return []
      const node = each.type === 'VariableDeclarator' ? (each.init ?? each) : each
      declared.set(each.id.name, node)
      return [[each.id.name, node]]
    })

  for (const statement of program.body) {
    if (statement.type === 'ImportDeclaration') {
      const from = statement.source.value
      for (const { imported } of statement.specifiers.filter((each) => each.type === 'ImportSpecifier'))
        imports.push({ name: imported.type === 'Identifier' ? imported.name : imported.value, from })
      for (const { local } of statement.specifiers.filter((each) => each.type === 'ImportDefaultSpecifier'))
        imports.push({ name: local.name, from })
    } else if (statement.type === 'ExportNamedDeclaration' && statement.declaration) {
      for (const [name, node] of declare(statement.declaration)) exported.set(name, node)
    } else if (statement.type === 'ExportDefaultDeclaration') {
      defaultExport = statement.declaration
      for (const [name, node] of declare(statement.declaration)) exported.set(name, node)
    } else declare(statement)
  }
  return { imports, exported, defaultExport, evaluate: (node) => evaluate(node, declared) }
}

function declarationsOf(statement: ESTree.Node): Declared[] {
  if (statement.type === 'VariableDeclaration') return statement.declarations
  if (statement.type === 'FunctionDeclaration' || statement.type === 'ClassDeclaration') return [statement]
  return []
}

function evaluate(node: ESTree.Node | null, scope: Map<string, ESTree.Node>, depth = 0): unknown {
  // Constants that refer to each other have no value.
  if (!node || depth > 20) return undefined
  const value = (inner: ESTree.Node | null) => evaluate(inner, scope, depth + 1)
  if (node.type === 'Literal') return node.value
  if (node.type === 'TSSatisfiesExpression' || node.type === 'TSAsExpression') return value(node.expression)
  if (node.type === 'Identifier') return value(scope.get(node.name) ?? null)
  if (node.type === 'TemplateLiteral') {
    const filled = node.expressions.map(value)
    return node.quasis.map((text, at) => `${text.value.cooked ?? ''}${toText(filled[at]) ?? ''}`).join('')
  }
  if (node.type === 'MemberExpression' && node.property.type === 'Identifier' && !node.computed)
    return toRecord(value(node.object))[node.property.name]
  if (node.type !== 'ObjectExpression') return undefined
  const parts = node.properties.map((property) =>
    property.type === 'SpreadElement'
      ? toRecord(value(property.argument))
      : { [keyOf(property.key)]: value(property.value) },
  )
  return Object.assign({}, ...parts)
}

function keyOf(key: ESTree.Node): string {
  return key.type === 'Identifier' ? key.name : key.type === 'Literal' ? String(key.value) : ''
}

/** Returns the properties of an evaluated value; none when it is not an object. */
export function toRecord(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {}
}

/** Returns an evaluated text; null when it is not a text. */
export function toText(value: unknown): string | null {
  return typeof value === 'string' ? value : null
}
