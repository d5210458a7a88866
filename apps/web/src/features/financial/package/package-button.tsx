import type { Days } from '@campo-livre/domain/financial/periods.ts'
import button from '@campo-livre/ui/button/button.module.css'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useAbortable } from '../../../lib/action/use-abortable.ts'
import { saveFile } from '../../../lib/browser/save-file.ts'
import { failureSentence } from '../../../lib/notice/failure-sentence.ts'
import { Notice } from '../../../lib/notice/notice.tsx'

/** Saves the accountant's package of a period: tables and receipts as one zip, whose code comes with the first one. */
export function PackageButton({ period }: { period: Days }) {
  const client = useQueryClient()
  const { signal, abort } = useAbortable()
  const { mutate, isPending, error, data } = useMutation({
    mutationFn: async () => {
      const { makePackage } = await import('./make-package.ts')
      const running = signal()
      const file = await makePackage(period, { client, signal: running })
      running.throwIfAborted()
      const name = `contador-${period.from}-a-${period.to}.zip`
      saveFile(name, 'application/zip', file)
      return name
    },
  })
  const failed = error !== null && !(error instanceof DOMException && error.name === 'AbortError')
  return (
    <>
      <button type="button" className={button.secondary} onClick={isPending ? abort : () => mutate()}>
        {isPending ? 'Parar' : 'Pacote do contador'}
      </button>
      <p role="status" className="visually-hidden">
        {isPending && 'Juntando as planilhas e os comprovantes.'}
        {data !== undefined && `Arquivo ${data} baixado.`}
      </p>
      {failed && <Notice>{failureSentence(error, 'Não deu para juntar tudo. Tente de novo.')}</Notice>}
    </>
  )
}
