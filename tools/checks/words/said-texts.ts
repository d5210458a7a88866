import { type ESTree, parseSync } from 'vite'

/** A text of a source file that people may read, and the line it begins in, from 1. */
export type Said = { text: string; line: number }

/** What a file says: its strings and the words between its tags, but not what it imports. */
export function saidTexts(file: string, source: string): Said[] {
  const said: Said[] = []
  const visit = (node: ESTree.Node) => {
    if (node.type === 'ImportDeclaration' || node.type === 'ExportAllDeclaration') return
    const text = textOf(node)?.replaceAll(/\s+/g, ' ').trim()
    if (text) said.push({ text, line: source.slice(0, node.start).split('\n').length })
    for (const child of childrenOf(node)) visit(child)
  }
  visit(parseSync(file, source).program)
  return said
}

function textOf(node: ESTree.Node): string | null {
  if (node.type === 'Literal') return typeof node.value === 'string' ? node.value : null
  if (node.type === 'TemplateElement') return node.value.raw
  return node.type === 'JSXText' ? node.value : null
}

function childrenOf(node: ESTree.Node): ESTree.Node[] {
  return Object.values(node)
    .flat()
    .filter((value): value is ESTree.Node => typeof value === 'object' && value !== null && 'type' in value)
}
