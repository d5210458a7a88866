import { importRows } from '@campo-livre/api/admin/import-rows.ts'
import type { Subject } from '@campo-livre/api/client/subject.ts'
import type { AdminResource } from '@campo-livre/domain/admin/admin-resource.ts'
import type { ImportLine, ImportPreview } from '@campo-livre/domain/lists/import.ts'
import { formatCount } from '@campo-livre/domain/lists/count.ts'
import { ActionButton } from '../../lib/action/action-button.tsx'
import { useAction } from '../../lib/action/use-action.ts'
import { randomKey } from '../../lib/action/use-idempotency-key.ts'
import type { FormField } from '../../lib/form/form-field.ts'
import { type AnyImport, importOf } from '../../lib/import/import-in-address.tsx'
import { columnOf, countFields, type FileValues, readByFields } from '../../lib/import/read-by-fields.ts'
import type { Noun } from '../../lib/resource/resource.ts'

type Of = { resource: AdminResource; noun: Noun; fields: readonly FormField[]; changes: readonly Subject[] }

/** Declares the import of rows of a kind that an admin may create, by the columns of its form (H12). */
export function adminImport(of: Of): AnyImport {
  const { resource, noun, fields } = of
  const titled = (preview: ImportPreview): ImportPreview => ({
    ...preview,
    problems: preview.problems.map(({ column, ...problem }) => {
      const field = fields.find(({ name }) => name === column)
      return field ? { ...problem, column: columnOf(field) } : problem
    }),
  })
  return importOf<FileValues>({
    title: `Importar ${noun.many}`,
    description: `Com as colunas ${columns.format(fields.map(({ label }) => label))}.`,
    countColumns: (head) => countFields(fields, head),
    read: (table) => readByFields(table, fields),
    preview: async (rows, signal) =>
      titled(await importRows({ id: randomKey(), resource, rows, dryRun: true }, signal)),
    carryOut: (rows, lines) => <CarryOut {...of} rows={rows} lines={lines} />,
  })
}

const columns = new Intl.ListFormat('pt-BR', { type: 'conjunction' })

/** Carries the import out, all of it or nothing. */
function CarryOut({
  resource,
  noun,
  changes,
  rows,
  lines,
}: Of & { rows: FileValues[]; lines: readonly ImportLine[] }) {
  const action = useAction<FileValues[], ImportPreview>({
    mutation: {
      mutationFn: (values, { idempotencyKey: id, signal }) =>
        importRows({ id, resource, rows: values, dryRun: false }, signal),
      meta: { changes: ['admin', ...changes] },
    },
    failure: 'Não deu para importar. Nada mudou. Tente de novo.',
  })
  const count = lines.filter(({ kind }) => kind === 'created').length
  const counted = `${formatCount(count)} ${count === 1 ? noun.one : noun.many}`
  if (action.data) return <p role="status">{counted} a mais.</p>
  if (count === 0) return <p role="status">Tudo isso já está aqui.</p>
  return (
    <ActionButton fullWidth action={action} onClick={() => action.run(rows)}>
      {`Importar ${counted}`}
    </ActionButton>
  )
}
