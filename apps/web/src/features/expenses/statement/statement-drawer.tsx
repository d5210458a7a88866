import '@campo-livre/ui/styles/form.css'
import { matchStatement } from '@campo-livre/api/expenses/match-statement.ts'
import { withOtherSign } from '@campo-livre/domain/expenses/statement/keys.ts'
import type {
  MatchedLine,
  NoStatement,
  ReadStatement,
  StatementLine,
} from '@campo-livre/domain/expenses/statement/statement-line.ts'
import { formatCount } from '@campo-livre/domain/lists/count.ts'
import { FileInput } from '@mantine/core'
import { useState } from 'react'
import { ActionFailure } from '../../../lib/action/action-failure.tsx'
import { useAction } from '../../../lib/action/use-action.ts'
import { SideDrawer } from '../../../lib/drawer/side-drawer.tsx'
import { BadLines } from '../../../lib/import/bad-lines.tsx'
import { SlowNotice } from '../../../lib/loading/slow-notice.tsx'
import { Notice } from '../../../lib/notice/notice.tsx'
import { readStatementFile } from './read-file.ts'
import { type Sign, SignQuestion } from './sign-question.tsx'
import { StatementLines } from './statement-lines.tsx'
import classes from './statement.module.css'

type Chosen = { file: File; read: ReadStatement | NoStatement; sign: Sign | null }

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
    setChosen({ file, read, sign: null })
    if (!('refusal' in read) && !read.asksSign && read.lines.length > 0) preview.run(read.lines)
  }
  const read = chosen && !('refusal' in chosen.read) ? chosen.read : null
  const answer = (sign: Sign) => {
    if (!chosen || !read) return
    setChosen({ ...chosen, sign })
    preview.run(sign === 'spent' ? withOtherSign(read.lines) : read.lines)
  }
  const taken = () => {
    void choose(null)
    onClose()
  }
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
        {chosen && 'refusal' in chosen.read && <Notice>{chosen.read.refusal}</Notice>}
        {read?.asksSign && <SignQuestion sign={chosen?.sign ?? null} onAnswer={answer} />}
        {preview.pending && <SlowNotice onCancel={preview.abort} />}
        <ActionFailure action={preview} />
        {read && read.problems.length > 0 && <BadLines problems={read.problems} />}
        {read && read.passed > 0 && (
          <p className={classes.note}>
            {read.passed === 1
              ? '1 linha de saldo, total ou valor zero não entra.'
              : `${formatCount(read.passed)} linhas de saldo, total ou valor zero não entram.`}
          </p>
        )}
        {chosen && preview.data && (
          <StatementLines key={`${chosen.file.name} ${chosen.sign}`} lines={preview.data} onTaken={taken} />
        )}
      </div>
    </SideDrawer>
  )
}
