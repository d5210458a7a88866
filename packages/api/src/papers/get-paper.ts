import { ApiError } from '../client/api-error.ts'
import { openStream, refusalOf } from '../client/client.ts'

const PDF = 'application/pdf'

/**
 * Gets the paper of a booking, a tab or a bill as a PDF, by the path of its call; null where the server makes none,
 * fails, or does not answer: then it is printed.
 */
export async function getPaper(path: string, signal: AbortSignal): Promise<Blob | null> {
  const response = await openStream(path, { searchParams: [], signal, accept: PDF }).catch(() => null)
  if (signal.aborted) throw new ApiError({ kind: 'aborted' })
  if (response === null || response.status >= 500) return null
  if (!response.ok) throw await refusalOf(response, await response.text())
  if (response.headers.get('Content-Type')?.startsWith(PDF) !== true) return null
  return response.blob().catch(() => null)
}
