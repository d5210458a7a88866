import { importRowsSpec } from '@campo-livre/contract/admin/calls.ts'
import type { ImportedRow } from '@campo-livre/domain/admin/admin-import.ts'
import { refuseImport } from '@campo-livre/domain/admin/operations.ts'
import type { ImportLine, ImportPreview, ImportProblem } from '@campo-livre/domain/lists/import.ts'
import { formatCount } from '@campo-livre/domain/lists/count.ts'
import { beginUnit, inUnit } from '../store/unit-of-work.ts'
import { ok } from '../http/answer.ts'
import { answer } from '../http/call.ts'
import { parseValue } from '../http/parse.ts'
import { Refused } from '../http/refused.ts'
import { requireNoRefusal } from '../store/apply-outcome.ts'
import type { Values } from './deed.ts'
import { adminDeeds } from './deeds.ts'
import { nameOfRecord } from './name-of-record.ts'
import { creationOf } from './send-admin-command.ts'

/**
 * Creates the rows of a file, all or none (H12). Each is judged by creating it, after those above it; a dry run, and an
 * import with a refused row, store nothing.
 */
export const importRows = answer(importRowsSpec, async ({ db, now, user, body }) => {
  const { id, resource, rows, dryRun } = body
  const { create, schema } = creationOf(resource)
  const same = adminDeeds[resource].same ?? (() => false)
  const unit = beginUnit(db)
  const outcome: ImportPreview = { lines: [], problems: [] }
  for (const row of rows) {
    const read = await judge(row, () =>
      inUnit(unit.db, async (rowDb) => {
        const context = { db: rowDb, now, user, commandId: id }
        const values = parseValue(schema, row.values) as Values
        if (same(context, values)) return 'same'
        await create(context, values)
        return 'created'
      }),
    )
    if ('kind' in read) outcome.lines.push(read)
    else outcome.problems.push(...read)
  }
  if (!dryRun) requireNoRefusal(refuseImport(outcome))
  if (!dryRun) await unit.store()
  const created = outcome.lines.filter(({ kind }) => kind === 'created').length
  const message = dryRun ? 'Conferido.' : `Importado: ${formatCount(created)}.`
  return { ...ok(outcome, { message }), audit: { commandId: id, reason: null } }
})

async function judge(
  { line, values }: ImportedRow,
  make: () => Promise<ImportLine['kind']>,
): Promise<ImportLine | ImportProblem[]> {
  try {
    return { line, name: nameOfRecord(values), kind: await make() }
  } catch (error) {
    if (!(error instanceof Refused)) throw error
    const fields = Object.entries(error.errors)
    if (fields.length === 0) return [{ line, message: error.message }]
    return fields.map(([column, [message = error.message]]) => ({ line, column, message }))
  }
}
