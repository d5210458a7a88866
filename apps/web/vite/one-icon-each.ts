import type { Plugin } from 'vite'

const iconImport = /import\s*\{([^}]+)\}\s*from\s*'@tabler\/icons-react'/g

/**
 * Imports each icon from its own file. The package's index names six thousand, and parsing it would take most of the
 * build and of the dev server's first start.
 */
export function oneIconEach(): Plugin {
  return {
    name: 'campo-livre:one-icon-each',
    enforce: 'pre',
    config: () => ({ optimizeDeps: { exclude: ['@tabler/icons-react'] } }),
    transform: {
      filter: { id: /\.tsx?(\?|$)/, code: '@tabler/icons-react' },
      handler: (code) => code.replace(iconImport, (_all, names: string) => splitImport(names)),
    },
  }
}

function splitImport(names: string): string {
  return names
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name.startsWith('Icon'))
    .map((name) => `import ${name} from '@tabler/icons-react/dist/esm/icons/${name}.mjs'`)
    .join(';')
}
