// Fails when the reference of the API (docs/api) is not what the calls declare. `--write` brings it up to date.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { apiCalls } from '@campo-livre/mocks/calls.ts'
import { root } from './lib/paths.mjs'
import { callsPage } from './reference/calls-page.ts'
import { namedSchemas } from './reference/named-schemas.ts'
import { openApiOf } from './reference/open-api.ts'

const folder = join(root, 'docs/api')
const registry = await namedSchemas()
const pages = {
  'openapi.json': `${JSON.stringify(openApiOf(apiCalls, registry), null, 2)}\n`,
  'calls.md': callsPage(apiCalls, registry),
}

mkdirSync(folder, { recursive: true })
for (const [name, text] of Object.entries(pages)) {
  const file = join(folder, name)
  if (process.argv.includes('--write')) writeFileSync(file, text)
  else if (!existsSync(file) || readFileSync(file, 'utf8') !== text) {
    console.error(`docs/api/${name} is not current: pnpm reference`)
    process.exitCode = 1
  }
}
