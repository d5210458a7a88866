// Fails when a list of all calls (calls.gen.ts) does not fit the folders, and writes the right one, to be committed.
// `--write` brings the lists up to date and says nothing.
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { commandLine } from '../lib/command-line.ts'
import { root } from '../lib/paths.mjs'
import { findCalls } from './call-lists/find-calls.ts'
import { listText } from './call-lists/list-text.ts'

const { flags } = commandLine({
  name: 'node tools/checks/call-lists.ts',
  does: 'Writes the lists of all calls (calls.gen.ts), and fails when one was stale.',
  flags: { write: { says: 'does not fail' } },
})

const isSpec = (value: object) => 'method' in value && 'path' in value && 'refusals' in value
const lists = [
  {
    folder: 'packages/contract/src',
    constant: 'apiCallSpecs',
    type: 'CallSpec',
    typeFrom: './call.ts',
    says: 'Every call of the API (docs/api/README.md), in the order of the reference.',
    below: '*',
    isCall: isSpec,
  },
  {
    folder: 'packages/backend/src',
    constant: 'apiCalls',
    type: 'Call',
    typeFrom: './http/call.ts',
    says: 'Every call that the backend answers.',
    below: '*',
    isCall: (value: object) => isSpec(value) && 'answer' in value,
  },
]

for (const { folder, below, isCall, ...list } of lists) {
  const file = `${folder}/calls.gen.ts`
  const text = listText(list, await findCalls(folder, below, isCall))
  const before = existsSync(join(root, file)) ? readFileSync(join(root, file), 'utf8') : null
  if (text === before) continue
  writeFileSync(join(root, file), text)
  if (flags.write) continue
  console.error(`${file} was stale. It has been written anew: commit it.`)
  process.exitCode = 1
}
