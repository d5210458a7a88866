import { ApiError } from '@campo-livre/api/client/api-error.ts'
import { Button } from '@mantine/core'
import { failureSentence } from '../../../../lib/failure-sentence.ts'
import { Notice } from '../../../../lib/notice.tsx'
import { Slow } from '../../../../lib/slow.tsx'
import type { AccountRole } from '../../sections/sections.ts'
import { Absent } from '../parts/absent.tsx'
import { Part } from '../parts/part.tsx'
import part from '../parts/part.module.css'
import { Told } from '../parts/told.tsx'
import { useExportData } from './use-export-data.ts'

const contents: Record<AccountRole, string> = {
  athlete: 'sua conta, reservas, comandas, rachas, avaliações e avisos',
  company: 'sua conta, sua arena, seus aparelhos e avisos',
}

/** Everything that is kept about somebody, as a file of their own (LGPD, article 18). */
export function ExportPart({ role }: { role: AccountRole }) {
  const { save, saving, file, error, stop } = useExportData()
  const absent = error instanceof ApiError && error.status === 404
  return (
    <Part title="Seus dados" lead={`Tudo o que está guardado sobre você, em um arquivo: ${contents[role]}.`}>
      {file !== null && <Told key={file.savedAt}>Arquivo salvo: {file.name}</Told>}
      {absent ? (
        <div role="alert">
          <Absent to="baixar seus dados" />
        </div>
      ) : (
        error && (
          <Notice>
            {failureSentence(error, 'Não deu para juntar seus dados agora. Tente de novo em instantes.')}
          </Notice>
        )
      )}
      <div className={part.buttons}>
        <Button variant="default" loading={saving} onClick={save}>
          Baixar meus dados
        </Button>
      </div>
      {saving && <Slow onCancel={stop} />}
    </Part>
  )
}
