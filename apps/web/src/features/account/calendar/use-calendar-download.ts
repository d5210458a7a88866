import { ApiError } from '@campo-livre/api/client/api-error.ts'
import { openStream } from '@campo-livre/api/client/client.ts'
import { useAction } from '../../../lib/action/use-action.ts'
import { saveFile } from '../../../lib/browser/save-file.ts'

/** Downloads the calendar of an address; `path` is below that of the API. */
export function useCalendarDownload(path: string) {
  return useAction<void, string>({
    mutation: {
      mutationFn: async (_nothing, { signal }) => {
        const response = await openStream(path, { searchParams: [], signal })
        if (!response.ok) throw new ApiError({ kind: 'refused', status: response.status })
        return response.text()
      },
      meta: {},
      onSuccess: (text) => saveFile('campo-livre-agenda.ics', 'text/calendar;charset=utf-8', text),
    },
    failure: 'Não deu para baixar agora. Tente de novo em instantes.',
  })
}
