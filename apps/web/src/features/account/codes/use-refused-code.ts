import { ApiError } from '@campo-livre/api/client/api-error.ts'
import { useEffect } from 'react'
import { secondsToRetry } from '../../../lib/notice/rate-limit.ts'

/** Selects a refused code, so that the next one replaces it. */
export function useRefusedCode(field: HTMLElement | null, error: Error | null): void {
  useEffect(() => {
    const refused = error instanceof ApiError && error.kind === 'refused' && secondsToRetry(error) === null
    if (!refused || !(field instanceof HTMLInputElement)) return
    field.focus()
    field.select()
  }, [error, field])
}
