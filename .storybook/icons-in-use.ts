import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'

const id = 'virtual:icons-in-use'
const iconImport = /import\s*\{([^}]+)\}\s*from\s*'@tabler\/icons-react'/g

/** Returns the names of the icons that a source imports. */
export function iconsOf(source: string): string[] {
  return [...source.matchAll(iconImport)].flatMap(([, names = '']) => names.match(/\bIcon\w+/g) ?? [])
}

/** Returns the files that use each icon, sorted by the icon's name. */
export function findIcons(root: string): Map<string, string[]> {
  const used = new Map<string, string[]>()
  const files = globSync(['apps/web/src/**/*.tsx', 'packages/ui/src/**/*.tsx'], { cwd: root })
  for (const file of files.filter((each) => !/\.(test|stories)\.tsx$/.test(each)).toSorted())
    for (const name of iconsOf(readFileSync(join(root, file), 'utf8')))
      used.set(name, [...(used.get(name) ?? []), file])
  return new Map([...used].toSorted(([a], [b]) => a.localeCompare(b)))
}

/** A Vite plugin with a virtual module of every icon that the product uses, for the page that shows them. */
export function iconsInUse(root: string): Plugin {
  const from = join(root, 'apps/web/node_modules/@tabler/icons-react/dist/esm/icons')
  return {
    name: 'campo-livre:icons-in-use',
    resolveId: (asked) => (asked === id ? `\0${id}` : null),
    load(asked) {
      if (asked !== `\0${id}`) return null
      const used = [...findIcons(root)]
      const imports = used.map(([name]) => `import ${name} from ${JSON.stringify(`${from}/${name}.mjs`)}`)
      const entries = used.map(
        ([name, files]) => `{ name: '${name}', Icon: ${name}, files: ${JSON.stringify(files)} }`,
      )
      return `${imports.join('\n')}\nexport const icons = [${entries.join(', ')}]`
    },
  }
}
