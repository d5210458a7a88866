import { ApiError } from '@campo-livre/api/client/api-error.ts'
import { Button } from '@mantine/core'
import { Failed } from '../../../../lib/notice/failed.tsx'
import { failureSentence } from '../../../../lib/notice/failure-sentence.ts'
import { Slow } from '../../../../lib/loading/slow.tsx'
import { useFocusKept } from '../../../../lib/action/use-focus-kept.ts'
import type { AccountRole } from '../../sections/sections.ts'
import { Absent } from '../parts/absent.tsx'
import { SecuritySection } from '../parts/security-section.tsx'
import part from '../parts/security-section.module.css'
import { StatusMessage } from '../parts/status-message.tsx'
import { useExportData } from './use-export-data.ts'

const contents: Record<AccountRole, string> = {
  athlete: 'sua conta, reservas, comandas, rachas, avaliações e avisos',
  company: 'sua conta, sua arena, seus aparelhos e avisos',
}

/** Exports everything that is stored about the user as a file (LGPD, article 18). */
export function ExportPart({ role }: { role: AccountRole }) {
  const { save, saving, file, error, abort } = useExportData()
  const button = useFocusKept(saving)
  const absent = error instanceof ApiError && error.status === 404
  return (
    <SecuritySection
      title="Seus dados"
      lead={`Tudo o que está guardado sobre você, em um arquivo: ${contents[role]}.`}
    >
      {file !== null && <StatusMessage key={file.savedAt}>Arquivo salvo: {file.name}</StatusMessage>}
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
      {saving && <Slow onCancel={abort} />}
    </SecuritySection>
  )
}
