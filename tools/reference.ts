// Fails when the reference of the API (docs/api) differs from the declared calls. `--write` updates it.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { apiCallSpecs } from '@campo-livre/contract/calls.gen.ts'
import { commandLine } from './lib/command-line.ts'
import { root } from './lib/paths.mjs'
import { callsPage } from './reference/calls-page.ts'
import { namedSchemas } from './reference/named-schemas.ts'
import { openApiOf } from './reference/open-api.ts'

const { flags } = commandLine({
  name: 'node tools/reference.ts',
  does: 'Tells when the reference of the API (docs/api) is not what the calls declare.',
  flags: { write: { says: 'brings it up to date' } },
})
const folder = join(root, 'docs/api')
const registry = await namedSchemas()
const pages = {
  'openapi.json': `${JSON.stringify(openApiOf(apiCallSpecs, registry), null, 2)}\n`,
  'calls.md': callsPage(apiCallSpecs, registry),
}

mkdirSync(folder, { recursive: true })
for (const [name, text] of Object.entries(pages)) {
  const file = join(folder, name)
  if (flags.write) writeFileSync(file, text)
  else if (!existsSync(file) || readFileSync(file, 'utf8') !== text) {
    console.error(`docs/api/${name} is not current: pnpm reference`)
    process.exitCode = 1
  }
}
