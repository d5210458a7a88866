type Sent = {
  method: string
  headers: Readonly<Record<string, string>>
  body: string
  signal: AbortSignal | undefined
  /** Called with the part of the body that has been sent, from 0 to 1. */
  onProgress: (part: number) => void
}

/**
 * Sends a request whose body is counted while it is sent. Only `XMLHttpRequest` does so with every server: `fetch` would
 * need HTTP/2 for it. Rejects like `fetch` for a lost connection and an abort.
 */
export function sendCounted(
  url: string,
  { method, headers, body, signal, onProgress }: Sent,
): Promise<Response> {
  return new Promise((resolve, reject) => {
    const call = new XMLHttpRequest()
    call.open(method, url)
    for (const [name, value] of Object.entries(headers)) call.setRequestHeader(name, value)
    call.upload.addEventListener('progress', ({ loaded, total }) =>
      onProgress(total === 0 ? 0 : loaded / total),
    )
    call.addEventListener('load', () =>
      resolve(new Response(call.responseText, { status: call.status, headers: headersOf(call) })),
    )
    call.addEventListener('error', () => reject(new TypeError('the connection was lost')))
    call.addEventListener('abort', () => reject(new DOMException('aborted', 'AbortError')))
    signal?.addEventListener('abort', () => call.abort(), { once: true })
    call.send(body)
    if (signal?.aborted) call.abort()
  })
}

function headersOf(call: XMLHttpRequest): Headers {
  const headers = new Headers()
  for (const line of call.getAllResponseHeaders().trim().split('\r\n')) {
    const [name = '', ...value] = line.split(':')
    if (name !== '') headers.append(name, value.join(':').trim())
  }
  return headers
}
