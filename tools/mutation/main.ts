// `pnpm test:mutation`: whether the tests of the domain notice what they are there for. `--help` tells the rest.
import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { commandLine } from '../lib/command-line.ts'
import { root } from '../lib/paths.mjs'
import { explained } from './explained.ts'
import type { Edit } from './edit.ts'
import { judge } from './judge.ts'
import { editItem, pageOf, scoresOn, withNewer } from './page.ts'
import { percentOf, scoreOf, scoresByFolder } from './score.ts'
import { tryMutants } from './try-mutants.ts'

/** The least share of killed mutants, in per cent, with which the command passes. */
const LEAST = 90
const ALL = 'packages/domain/src'

const { flags, operand } = commandLine({
  name: 'pnpm test:mutation',
  does: `Changes the domain in one small place at a time, in a copy, and runs the tests of the domain that reach it. Ends with 1
when less than ${LEAST} % is noticed, or a change that is not explained in tools/mutation/explained.ts.`,
  operand: { name: 'path', says: `a file or folder of ${ALL}, instead of all` },
  flags: { write: { says: 'writes the result into docs/mutation.md, where the rows of other folders stay' } },
})

const within = (operand ?? ALL).replace(/\/$/, '')
if (!`${within}/`.startsWith(`${ALL}/`) || !existsSync(join(root, within)))
  fail(`"${within}" is no file or folder of ${ALL}.`)
if (flags.write && !statSync(join(root, within)).isDirectory())
  fail('--write takes the result of a whole folder.')

process.chdir(root)
const tried = await tryMutants(within, explained)
const { unexplained, outdated } = judge(tried, within, explained)
const score = scoreOf(tried)

if (flags.write) {
  const page = join(root, 'docs', 'mutation.md')
  const scores = withNewer(scoresOn(readFileSync(page, 'utf8')), scoresByFolder(tried), within)
  writeFileSync(page, pageOf(scores, explained))
}
tell('Survived, and is not explained: a test is missing.', unexplained)
tell('Explained, but killed or gone: take it out of tools/mutation/explained.ts.', outdated)
process.stdout.write(`\n${score.killed} of ${score.tried} killed, ${percentOf(score)} %\n`)
if (unexplained.length + outdated.length > 0 || score.killed * 100 < score.tried * LEAST) process.exitCode = 1

function tell(title: string, edits: readonly Edit[]): void {
  if (edits.length > 0) process.stdout.write(`\n${title}\n${edits.map(editItem).join('\n')}\n`)
}

function fail(sentence: string): never {
  console.error(sentence)
  process.exit(2)
}
