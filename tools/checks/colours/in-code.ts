import { type ESTree, parseSync } from 'vite'
import { byName, type Found, inNumbers, lineAt } from './literal.ts'

/** Finds the colours of a source file that are not tokens: as numbers in any string, by name in a `style`. */
export function coloursInCode(file: string, source: string): Found[] {
  const { program } = parseSync(file, source)
  const found: Found[] = []
  const visit = (node: ESTree.Node, styled: boolean) => {
    const text = textOf(node)
    for (const pattern of text === null ? [] : styled ? [inNumbers, byName] : [inNumbers])
      for (const [colour] of (text ?? '').matchAll(pattern))
        found.push({ colour, line: lineAt(source, node.start) })
    const inStyle = styled || (node.type === 'JSXAttribute' && node.name.name === 'style')
    for (const child of childrenOf(node)) visit(child, inStyle)
  }
  visit(program, false)
  return found
}

function textOf(node: ESTree.Node): string | null {
  if (node.type === 'Literal') return typeof node.value === 'string' ? node.value : null
  return node.type === 'TemplateElement' ? node.value.raw : null
}

function childrenOf(node: ESTree.Node): ESTree.Node[] {
  return Object.values(node)
    .flat()
    .filter((value): value is ESTree.Node => typeof value === 'object' && value !== null && 'type' in value)
}
