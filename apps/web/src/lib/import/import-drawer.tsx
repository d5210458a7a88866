import '@campo-livre/ui/styles/form.css'
import type { ImportLine, ImportPreview, ImportProblem } from '@campo-livre/domain/lists/import.ts'
import type { FileTable } from '@campo-livre/domain/text/file-row.ts'
import { FileInput } from '@mantine/core'
import { type ReactNode, useState } from 'react'
import { ActionFailure } from '../action/action-failure.tsx'
import { useAction } from '../action/use-action.ts'
import { SideDrawer } from '../drawer/side-drawer.tsx'
import { SlowNotice } from '../loading/slow-notice.tsx'
import { readTable } from '../table-file/read-table.ts'
import classes from './import.module.css'
import { ImportPlanView } from './import-plan-view.tsx'
import { ImportProblems } from './import-problems.tsx'

/** The rows of a file, and what is wrong in it. */
export type ReadRows<Row> = { rows: Row[]; problems: ImportProblem[] }

/** The import of a kind of rows. */
export type ImportOf<Row> = {
  title: string
  /** The columns that a file may have. */
  description: string
  /** Returns how many titles of a row are known: the row of titles has the most. */
  countColumns: (head: readonly string[]) => number
  read: (table: FileTable) => ReadRows<Row>
  /** Tells what an import would do, without doing it. */
  preview: (rows: Row[], signal: AbortSignal) => Promise<ImportPreview>
  /** Renders the button that carries it out. */
  carryOut: (rows: Row[], lines: readonly ImportLine[]) => ReactNode
}
type Props<Row> = ImportOf<Row> & { opened: boolean; onClose: () => void }
type Chosen<Row> = ReadRows<Row> & { file: File }

const MAX_BYTES = 5_000_000

/** The import of rows from a CSV: the file, what it would do line by line, and carrying it out (F4, H4). */
export default function ImportDrawer<Row>(props: Props<Row>) {
  const { opened, onClose, title, description, countColumns, read, carryOut } = props
  const [chosen, setChosen] = useState<Chosen<Row> | null>(null)
  const preview = useAction<Row[], ImportPreview>({
    mutation: { mutationFn: (rows, { signal }) => props.preview(rows, signal), meta: {} },
    failure: 'Não deu para conferir a planilha. Tente de novo.',
  })
  const choose = async (file: File | null) => {
    preview.reset()
    setChosen(null)
    if (file === null) return
    const next =
      file.size > MAX_BYTES
        ? { file, rows: [], problems: [{ line: 1, message: 'O arquivo passa de 5 MB.' }] }
        : { file, ...read(readTable(await file.arrayBuffer(), countColumns)) }
    setChosen(next)
    if (next.problems.length === 0) preview.run(next.rows)
  }
  const problems = chosen === null ? [] : [...chosen.problems, ...(preview.data?.problems ?? [])]
  return (
    <SideDrawer opened={opened} onClose={onClose} title={title}>
      <div className={classes.body}>
        <FileInput
          size="md"
          label="Planilha em CSV ou texto"
          description={description}
          placeholder="Escolher arquivo"
          accept=".csv,.txt,.tsv,text/csv,text/plain,text/tab-separated-values"
          value={chosen?.file ?? null}
          onChange={(file) => void choose(file)}
        />
        {preview.pending && <SlowNotice onCancel={preview.abort} />}
        <ActionFailure action={preview} />
        {problems.length > 0 && <ImportProblems problems={problems} />}
        {chosen && preview.data && problems.length === 0 && (
          <>
            <ImportPlanView lines={preview.data.lines} />
            <div key={chosen.file.name} className={classes.acts}>
              {carryOut(chosen.rows, preview.data.lines)}
            </div>
          </>
        )}
      </div>
    </SideDrawer>
  )
}
