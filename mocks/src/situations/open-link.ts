import { controlPathOf } from '@campo-livre/backend/http/locate.ts'
import * as z from 'zod/mini'

/** The search parameter that carries a situation; no screen has one of this name. */
export const SITUATION_PARAM = 'cenario'

const answerSchema = z.object({
  message: z._default(z.string(), 'Não deu para montar a situação do link.'),
  data: z.optional(z.object({ token: z.nullable(z.string()) })),
})

type Opening = {
  apiUrl: string
  /** Sends a request to the backend. */
  handle: (request: Request) => Promise<Response>
  /** Shows a sentence over the app. */
  tell: (sentence: string) => void
}

/**
 * Puts the backend into the situation of the page's address, if there is one, and signs its persona in. Returns the
 * address to load the page again at, without the parameter, so that the app never sees it; null: go on here, with
 * nothing changed but the address.
 */
export async function openLink({ apiUrl, handle, tell }: Opening): Promise<string | null> {
  const address = new URL(location.href)
  const link = takeSituation(address)
  if (link === null) return null
  const request = new Request(`${controlPathOf(apiUrl)}/situation`, {
    method: 'PUT',
    body: JSON.stringify({ link }),
  })
  const answer = answerSchema.parse(await (await handle(request)).json())
  if (!answer.data) {
    history.replaceState(history.state, '', address)
    tell(answer.message)
    return null
  }
  keepToken(answer.data.token)
  return address.href
}

/**
 * Removes the situation's text from an address, whatever the case of the parameter's name; null where there is none.
 */
export function takeSituation({ searchParams }: URL): string | null {
  const names = [...searchParams.keys()].filter((name) => name.toLowerCase() === SITUATION_PARAM)
  const [text = null] = names.map((name) => searchParams.get(name))
  for (const name of names) searchParams.delete(name)
  return text
}

/** Stores the token as the app does (D2). Where storage is forbidden, nobody stays signed in over a reload anyway. */
function keepToken(token: string | null): void {
  try {
    if (token === null) localStorage.removeItem('token')
    else localStorage.setItem('token', token)
  } catch {
    // Storage is forbidden.
  }
}
