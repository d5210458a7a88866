import * as z from 'zod/mini'
import { store } from '../lib/state/store.ts'
import { tokenAtom } from '../session/atoms.ts'
import { backend } from './backend.ts'

const openedSchema = z.object({
  message: z.string(),
  data: z.optional(z.object({ token: z.nullable(z.string()), path: z.nullable(z.string()) })),
})

/**
 * Opens a case file in the backend and signs its user in; returns the path of the app that it was saved at: `await
 * renderApp({ path: await openCase(found) })`, where `found` is the imported JSON.
 */
export async function openCase(file: unknown): Promise<string> {
  const request = new Request('/__mock/case', { method: 'PUT', body: JSON.stringify(file) })
  const { data, message } = openedSchema.parse(await (await backend.handle(request)).json())
  if (!data) throw new Error(message)
  store.set(tokenAtom, data.token)
  return data.path ?? '/'
}
