import { ApiError } from './api-error.ts'
import { apiAddress, refusalOf } from './client.ts'

/** Returns the bytes of a file that an answer names: by a data URL, or by an address of the server, which needs no token. */
export async function readFile(address: string, signal: AbortSignal): Promise<Blob> {
  if (address.startsWith('data:')) return bytesIn(address)
  const response = await ask(apiAddress(address), signal)
  if (response.ok) return response.blob()
  throw await refusalOf(response, await response.text(), null)
}

async function ask(address: string, signal: AbortSignal): Promise<Response> {
  try {
    const { fetchFile } = await import('./http.ts')
    return await fetchFile(address, signal)
  } catch {
    throw new ApiError({ kind: signal.aborted ? 'aborted' : 'network' })
  }
}

function bytesIn(dataUrl: string): Blob {
  const [head = '', base64 = ''] = dataUrl.split(',')
  const type = head.slice('data:'.length).replace(';base64', '')
  return new Blob([Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0))], { type })
}
