import { ApiError } from '../client/api-error.ts'
import { openStream } from '../client/client.ts'

const PDF = 'application/pdf'

/** Gets the paper of a booking, a tab or a bill as a PDF, by the path of its call; null where the server makes none, or does not answer. */
export async function getPaper(path: string, signal: AbortSignal): Promise<Blob | null> {
  const response = await openStream(path, { searchParams: [], signal, accept: PDF }).catch(() => null)
  if (signal.aborted) throw new ApiError({ kind: 'aborted' })
  if (response === null) return null
  if (!response.ok) throw new ApiError({ kind: 'refused', status: response.status })
  return response.headers.get('Content-Type')?.startsWith(PDF) ? response.blob() : null
}
