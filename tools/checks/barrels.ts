// Fails when a file re-exports from another file of this workspace: importers name the file that declares it.
import { trackedSources } from '../lib/tracked-files.ts'

const passesOn = /^export\s+(type\s+)?(\*|\{[^}]*\})[^'"\n]*\sfrom\s+['"](\.|@campo-livre)/m

const barrels = trackedSources('*.ts', '*.tsx').filter(
  ({ file, text }) => !file.endsWith('.gen.ts') && passesOn.test(text),
)
for (const { file } of barrels) console.error(`${file}: passes on the exports of another file`)
process.exitCode = barrels.length > 0 ? 1 : 0
