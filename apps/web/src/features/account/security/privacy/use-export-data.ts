import { exportData } from '@campo-livre/api/account/export-data.ts'
import { ApiError } from '@campo-livre/api/client/api-error.ts'
import { localDay } from '@campo-livre/domain/time/zone.ts'
import type { DataExport } from '@campo-livre/domain/users/data-export.ts'
import { useMutation } from '@tanstack/react-query'
import { saveFile } from '../../../../lib/browser/save-file.ts'
import { useAbortable } from '../../../../lib/action/use-abortable.ts'
import { stillHere } from '../../../../session/still-here.ts'

/** Reads everything that is stored about the user and offers it as a readable file. */
export function useExportData() {
  const { signal, abort } = useAbortable()
  const { mutate, isPending, data, error } = useMutation({
    mutationFn: async () => {
      const isHere = stillHere()
      const all = await exportData(signal())
      // They are not for whoever is here now.
      if (!isHere()) throw new ApiError({ kind: 'aborted' })
      const name = fileNameOf(all)
      saveFile(name, 'application/json;charset=utf-8', `${JSON.stringify(all, null, 2)}\n`)
      return { name, savedAt: performance.now() }
    },
  })
  return {
    save: () => mutate(),
    saving: isPending,
    /** The last exported file. */
    file: data ?? null,
    error,
    abort,
  }
}

/** Returns a file name by Brasília's calendar: `campo-livre-meus-dados-2026-11-21.json`. */
function fileNameOf({ exportedAt }: DataExport): string {
  return `campo-livre-meus-dados-${localDay('America/Sao_Paulo', exportedAt)}.json`
}
