import { type ESTree, parseSync } from 'vite'

/** A text of a source file that people may read, and its first line, from 1. */
export type Said = { text: string; line: number }

/** Returns the strings of a file and the text between its tags; import paths are left out. */
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
