import { COPIES } from './drop-copies.ts'

/** Keeps what an address of the API has answered, for the session with this token alone. */
export async function keepCopy(url: string, data: unknown, token: string): Promise<void> {
  const headers = { 'Content-Type': 'application/json', 'Copy-For': token }
  const shelf = await caches.open(COPIES)
  await shelf.put(url, new Response(JSON.stringify({ data }), { headers }))
}
