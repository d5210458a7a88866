import { ApiError } from '@campo-livre/api/client/api-error.ts'
import { Button } from '@mantine/core'
import { Failed } from '../../../../lib/failed.tsx'
import { failureSentence } from '../../../../lib/failure-sentence.ts'
import { Slow } from '../../../../lib/slow.tsx'
import { useFocusKept } from '../../../../lib/use-focus-kept.ts'
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
  const button = useFocusKept(saving)
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
          <Failed
            error={error}
            sentence={failureSentence(
              error,
              'Não deu para juntar seus dados agora. Tente de novo em instantes.',
            )}
          />
        )
      )}
      <div className={part.buttons}>
        <Button ref={button} variant="default" loading={saving} onClick={save}>
          Baixar meus dados
        </Button>
      </div>
      {saving && <Slow onCancel={stop} />}
    </Part>
  )
}
