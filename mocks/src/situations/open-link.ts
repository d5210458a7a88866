import { controlPathOf } from '../http/locate.ts'
import * as z from 'zod/mini'

/** The search parameter that carries a situation; no screen has one of this name. */
export const SITUATION_PARAM = 'cenario'

const answerSchema = z.object({
  message: z._default(z.string(), 'Não deu para montar a situação do link.'),
  data: z.optional(z.object({ token: z.nullable(z.string()) })),
})

type Opening = {
  apiUrl: string
  /** Asks the backend. */
  handle: (request: Request) => Promise<Response>
  /** Says a sentence over the app. */
  tell: (sentence: string) => void
}

/**
 * Puts the backend into the situation of the page's address, if there is one, and signs its persona in; then the page is
 * to be loaded again, at the address that it answers: the app never sees the parameter. Null: go on here, with nothing
 * changed but the address.
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

/** Takes the situation's text out of an address, in whatever letters its name stands there; null where there is none. */
export function takeSituation({ searchParams }: URL): string | null {
  const names = [...searchParams.keys()].filter((name) => name.toLowerCase() === SITUATION_PARAM)
  const [text = null] = names.map((name) => searchParams.get(name))
  for (const name of names) searchParams.delete(name)
  return text
}

/** As the app keeps it (D2). Without a place to keep it in, nobody stays signed in over a reload anyway. */
function keepToken(token: string | null): void {
  try {
    if (token === null) localStorage.removeItem('token')
    else localStorage.setItem('token', token)
  } catch {
    // The browser forbids it.
  }
}
