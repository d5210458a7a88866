import { seriesPreviewQuery } from '@campo-livre/api/series/company-series.ts'
import { seriesCommandSchema } from '@campo-livre/domain/series/command.ts'
import { useDebouncedValue } from '@mantine/hooks'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { SeriesCommandDraft } from './use-series-command.ts'

const PAUSE_MS = 250

/**
 * Reads what a command would do, a moment after it was last changed. `isWhole`: false while something is missing in it,
 * so that nothing is asked. `isRefused`: true where the command as it is now would be refused.
 */
export function usePreview(draft: SeriesCommandDraft) {
  const parsed = seriesCommandSchema.safeParse({ ...draft, id: 'preview' })
  const text = parsed.success ? JSON.stringify(parsed.data) : null
  const [settled] = useDebouncedValue(text, PAUSE_MS)
  const command = parsed.success && settled === text ? parsed.data : null
  const query = useQuery({ ...seriesPreviewQuery(command), placeholderData: keepPreviousData })
  const isRefused = command !== null && !query.isPlaceholderData && (query.data?.refusal ?? null) !== null
  return { query, isWhole: parsed.success, isRefused }
}
