import '@campo-livre/ui/styles/form.css'
import { matchStatement } from '@campo-livre/api/expenses/match-statement.ts'
import type {
  MatchedLine,
  ReadStatement,
  StatementLine,
} from '@campo-livre/domain/expenses/statement/statement-line.ts'
import { FileInput } from '@mantine/core'
import { useState } from 'react'
import { ActionFailure } from '../../../lib/action/action-failure.tsx'
import { useAction } from '../../../lib/action/use-action.ts'
import { SideDrawer } from '../../../lib/drawer/side-drawer.tsx'
import { SlowNotice } from '../../../lib/loading/slow-notice.tsx'
import { readStatementFile } from './read-file.ts'
import { StatementLines } from './statement-lines.tsx'
import { StatementProblems } from './statement-problems.tsx'
import classes from './statement.module.css'

type Chosen = ReadStatement & { file: File }

/** The import of a bank's statement: the file, what each of its transactions is, and taking those chosen (H5). */
export default function StatementDrawer({ opened, onClose }: { opened: boolean; onClose: () => void }) {
  const [chosen, setChosen] = useState<Chosen | null>(null)
  const preview = useAction<StatementLine[], MatchedLine[]>({
    mutation: {
      mutationFn: (lines, { signal }) => matchStatement(lines, signal),
      meta: {},
    },
    failure: 'Não deu para conferir o extrato. Tente de novo.',
  })
  const choose = async (file: File | null) => {
    preview.reset()
    setChosen(null)
    if (file === null) return
    const read = await readStatementFile(file)
    setChosen({ ...read, file })
    if (read.problems.length === 0) preview.run(read.lines)
  }
  const taken = () => {
    void choose(null)
    onClose()
  }
  const problems = chosen?.problems ?? []
  return (
    <SideDrawer opened={opened} onClose={onClose} title="Importar extrato">
      <div className={classes.body}>
        <FileInput
          size="md"
          label="Extrato do banco"
          description="Em OFX ou CSV, do site ou do aplicativo do seu banco. O que já está aqui não entra de novo."
          placeholder="Escolher arquivo"
          accept=".ofx,.csv,.txt,text/csv,text/plain,application/x-ofx"
          value={chosen?.file ?? null}
          onChange={(file) => void choose(file)}
        />
        {preview.pending && <SlowNotice onCancel={preview.abort} />}
        <ActionFailure action={preview} />
        {problems.length > 0 && <StatementProblems problems={problems} />}
        {chosen && preview.data && problems.length === 0 && (
          <StatementLines key={chosen.file.name} lines={preview.data} onTaken={taken} />
        )}
      </div>
    </SideDrawer>
  )
}
