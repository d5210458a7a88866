import { inOrder, type Listed } from './in-order.ts'

/** A list of calls: the name and the type of the constant, where that type is from, and a sentence about it. */
export type CallList = { constant: string; type: string; typeFrom: string; says: string }

/** Returns the text of a list's file: an import for each file that exports calls, and all calls in order. */
export function listText({ constant, type, typeFrom, says }: CallList, exported: readonly Listed[]): string {
  const byFile = Object.entries(Object.groupBy(exported, ({ from }) => from)).toSorted(([a], [b]) =>
    a < b ? -1 : 1,
  )
  const imports = byFile.map(([from, each = []]) => {
    const names = each.map(({ name }) => name).toSorted()
    return `import { ${names.join(', ')} } from '${from}'`
  })
  const lines = inOrder(exported).map(({ name, calls }) => `  ${calls.length > 1 ? '...' : ''}${name},`)
  return [
    '// Written by `pnpm structure` (tools/checks/call-lists.ts) from the folders beside it.',
    ...imports,
    `import type { ${type} } from '${typeFrom}'`,
    '',
    `/** ${says} */`,
    `export const ${constant}: readonly ${type}[] = [`,
    ...lines,
    ']',
    '',
  ].join('\n')
}
