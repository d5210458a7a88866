import { globSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import * as z from 'zod/mini'
import { root } from '../lib/paths.mjs'

type Registry = z.core.$ZodRegistry<{ id: string }>

/** Collects the domain's schemas by their exported names: `bookingDetailSchema` becomes `BookingDetail`. */
export async function namedSchemas(): Promise<Registry> {
  const registry = z.registry<{ id: string }>()
  const files = globSync('packages/domain/src/**/*.ts', {
    cwd: root,
    exclude: ['**/*.{test,bench}.ts', '**/testing/**'],
  })
  for (const file of files.toSorted()) {
    const module = (await import(pathToFileURL(join(root, file)).href)) as Record<string, unknown>
    for (const [name, value] of Object.entries(module))
      if (name.endsWith('Schema') && value instanceof z.ZodMiniType) registry.add(value, { id: nameOf(name) })
  }
  return registry
}

const nameOf = (name: string) => name.charAt(0).toUpperCase() + name.slice(1, -'Schema'.length)
