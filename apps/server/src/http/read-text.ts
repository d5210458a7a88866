/**
 * Returns the text of a request's body; null for more than so many bytes, whether it says its length or not. The rest of
 * it is not read.
 */
export async function readText(request: Request, most: number): Promise<string | null> {
  if (Number(request.headers.get('Content-Length') ?? 0) > most) return null
  if (!request.body) return ''
  const chunks: Uint8Array[] = []
  let bytes = 0
  for await (const chunk of request.body) {
    bytes += chunk.length
    if (bytes > most) return null
    chunks.push(chunk)
  }
  return new TextDecoder().decode(Buffer.concat(chunks))
}
