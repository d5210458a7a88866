import { cpSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { CheckStatus, type Checker, type CheckResult } from '@stryker-mutator/api/check'
import type { Mutant } from '@stryker-mutator/api/core'
import { declareClassPlugin, PluginKind } from '@stryker-mutator/api/plugin'
import { root, toolEnv } from '../lib/paths.mjs'
import { run } from '../lib/processes.mjs'
import { applyMutant } from './apply-mutant.ts'

const room = join(root, 'packages', 'domain')
const copy = join(root, '.cache', 'mutation', 'types', 'packages', 'domain')

/**
 * Tells which mutants TypeScript refuses: those are no programs, and are not counted. Every mutant is written as a file
 * of its own beside the one that it is made from, and all are checked at once: Stryker's own checker needs the
 * compiler's JavaScript interface, which version 7 does not have, and asks once for each mutant.
 */
class TypesChecker implements Checker {
  init(): Promise<void> {
    return Promise.resolve()
  }

  group(mutants: Mutant[]): Promise<string[][]> {
    return Promise.resolve([mutants.map(({ id }) => id)])
  }

  async check(mutants: Mutant[]): Promise<Record<string, CheckResult>> {
    makeCopy()
    for (const mutant of mutants)
      writeFileSync(fileOf(mutant), applyMutant(readFileSync(mutant.fileName, 'utf8'), mutant))
    const { output } = await run(['tsc', '--project', copy, '--pretty', 'false'], {
      cwd: root,
      env: toolEnv(),
    })
    const refused = new Map(
      [...output.matchAll(/\.mutant-(?<id>\d+)\.ts\(.*?\): (?<reason>.*)/g)].map(({ groups }) => [
        groups?.id,
        groups?.reason ?? '',
      ]),
    )
    return Object.fromEntries(
      mutants.map(({ id }) => {
        const reason = refused.get(id)
        return [
          id,
          reason === undefined
            ? { status: CheckStatus.Passed }
            : { status: CheckStatus.CompileError, reason },
        ]
      }),
    )
  }
}

function makeCopy(): void {
  rmSync(copy, { recursive: true, force: true })
  mkdirSync(copy, { recursive: true })
  cpSync(join(room, 'src'), join(copy, 'src'), { recursive: true })
  cpSync(join(root, 'tsconfig.base.json'), join(copy, '..', '..', 'tsconfig.base.json'))
  cpSync(join(room, 'tsconfig.json'), join(copy, 'tsconfig.json'))
  symlinkSync(join(room, 'node_modules'), join(copy, 'node_modules'))
}

/** `src/time/zone.mutant-17.ts` in the copy. */
const fileOf = ({ fileName, id }: Mutant) =>
  join(copy, relative(room, fileName)).replace(/\.ts$/, `.mutant-${id}.ts`)

export const strykerPlugins = [declareClassPlugin(PluginKind.Checker, 'types', TypesChecker)]
