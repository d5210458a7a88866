import * as z from 'zod/mini'
import { store } from '../lib/store.ts'
import { tokenAtom } from '../session/atoms.ts'
import { backend } from './backend.ts'

const openedSchema = z.object({
  message: z.string(),
  data: z.optional(z.object({ token: z.nullable(z.string()), path: z.nullable(z.string()) })),
})

/**
 * The backend as a case file has it, with its person signed in; answers where in the app they were:
 * `await renderApp({ path: await openCase(found) })`, where `found` is the imported JSON.
 */
export async function openCase(file: unknown): Promise<string> {
  const request = new Request('/__mock/case', { method: 'PUT', body: JSON.stringify(file) })
  const { data, message } = openedSchema.parse(await (await backend.handle(request)).json())
  if (!data) throw new Error(message)
  store.set(tokenAtom, data.token)
  return data.path ?? '/'
}
