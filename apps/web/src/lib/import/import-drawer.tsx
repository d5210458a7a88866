import '@campo-livre/ui/styles/form.css'
import type { ImportLine, ImportPreview } from '@campo-livre/domain/lists/import.ts'
import type { FileTable } from '@campo-livre/domain/text/file-row.ts'
import { FileInput } from '@mantine/core'
import { type ReactNode, useState } from 'react'
import { ActionFailure } from '../action/action-failure.tsx'
import { useAction } from '../action/use-action.ts'
import { SideDrawer } from '../drawer/side-drawer.tsx'
import { SlowNotice } from '../loading/slow-notice.tsx'
import { Notice } from '../notice/notice.tsx'
import { BadLines } from './bad-lines.tsx'
import { type FileRead, readFile, type ReadRows } from './read-file.ts'
import classes from './import.module.css'
import { ImportPlanView } from './import-plan-view.tsx'

/** A row of a file, with the line on which it stands. */
export type RowOfFile = { line: number }

/** The import of a kind of rows. */
export type ImportOf<Row extends RowOfFile> = {
  title: string
  /** The columns that a file may have. */
  description: string
  /** Returns how many titles of a row are known: the row of titles has the most. */
  countColumns: (head: readonly string[]) => number
  read: (table: FileTable) => ReadRows<Row>
  /** Tells what an import would do, without doing it. */
  preview: (rows: Row[], signal: AbortSignal) => Promise<ImportPreview>
  /** Renders the button that carries out what is ticked. */
  carryOut: (rows: Row[], lines: readonly ImportLine[]) => ReactNode
}
type Props<Row extends RowOfFile> = ImportOf<Row> & { opened: boolean; onClose: () => void }
type Chosen<Row> = FileRead<Row> & { file: File }

/**
 * The import of rows from a CSV: the file, what it would do line by line, and carrying out what is ticked (F4, H4). A line
 * that is wrong is told and left out.
 */
export default function ImportDrawer<Row extends RowOfFile>(props: Props<Row>) {
  const { opened, onClose, title, description, carryOut } = props
  const [chosen, setChosen] = useState<Chosen<Row> | null>(null)
  const [left, setLeft] = useState<ReadonlySet<number>>(new Set())
  const preview = useAction<Row[], ImportPreview>({
    mutation: { mutationFn: (rows, { signal }) => props.preview(rows, signal), meta: {} },
    failure: 'Não deu para conferir a planilha. Tente de novo.',
  })
  const choose = async (file: File | null) => {
    preview.reset()
    setChosen(null)
    setLeft(new Set())
    if (file === null) return
    const next = await readFile(file, props)
    setChosen({ file, ...next })
    if (next.rows.length > 0) preview.run(next.rows)
  }
  const leave = (line: number, leaves: boolean) => {
    const next = new Set(left)
    if (leaves) next.add(line)
    else next.delete(line)
    setLeft(next)
  }
  const told = preview.data?.problems ?? []
  const problems = [...(chosen?.problems ?? []), ...told]
    .map((problem) => ({ ...problem, raw: chosen?.raws.get(problem.line) }))
    .toSorted((a, b) => a.line - b.line)
  const bad = new Set(problems.map(({ line }) => line))
  const lines = (preview.data?.lines ?? []).filter(({ line }) => !bad.has(line))
  const ticked = new Set(lines.flatMap(({ line }) => (left.has(line) ? [] : [line])))
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
        {chosen?.refusal && <Notice>{chosen.refusal}</Notice>}
        {problems.length > 0 && <BadLines problems={problems} />}
        {chosen && lines.length > 0 && (
          <>
            <ImportPlanView lines={lines} left={left} onLeave={leave} />
            <div key={chosen.file.name} className={classes.acts}>
              {carryOut(
                chosen.rows.filter(({ line }) => ticked.has(line)),
                lines.filter(({ line }) => ticked.has(line)),
              )}
            </div>
          </>
        )}
      </div>
    </SideDrawer>
  )
}
