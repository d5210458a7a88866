// Fails when a file passes on what another one of ours exports: import the file that has it.
import { trackedSources } from '../lib/tracked-files.ts'

const passesOn = /^export\s+(type\s+)?(\*|\{[^}]*\})[^'"\n]*\sfrom\s+['"](\.|@campo-livre)/m

const barrels = trackedSources('*.ts', '*.tsx').filter(
  ({ file, text }) => !file.endsWith('.gen.ts') && passesOn.test(text),
)
for (const { file } of barrels) console.error(`${file}: passes on the exports of another file`)
process.exitCode = barrels.length > 0 ? 1 : 0
