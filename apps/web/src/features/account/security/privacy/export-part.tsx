import { ApiError } from '@campo-livre/api/client/api-error.ts'
import { Button } from '@mantine/core'
import { FailureNotice } from '../../../../lib/notice/failure-notice.tsx'
import { failureSentence } from '../../../../lib/notice/failure-sentence.ts'
import { SlowNotice } from '../../../../lib/loading/slow-notice.tsx'
import { useRestoreFocus } from '../../../../lib/action/use-restore-focus.ts'
import type { AccountRole } from '../../sections/sections.ts'
import { UnsupportedCall } from '../parts/unsupported-call.tsx'
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
  const button = useRestoreFocus(saving)
  const absent = error instanceof ApiError && error.status === 404
  return (
    <SecuritySection
      title="Seus dados"
      lead={`Tudo o que está guardado sobre você, em um arquivo: ${contents[role]}.`}
    >
      {file !== null && <StatusMessage key={file.savedAt}>Arquivo salvo: {file.name}</StatusMessage>}
      {absent ? (
        <div role="alert">
          <UnsupportedCall to="baixar seus dados" />
        </div>
      ) : (
        error && (
          <FailureNotice
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
      {saving && <SlowNotice onCancel={abort} />}
    </SecuritySection>
  )
}
