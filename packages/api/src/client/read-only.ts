import type { Method } from '@campo-livre/contract/call.ts'

let readOnly = false

/** Refuses every write from now on, or no longer: while an admin looks at the app as somebody (H12). */
export function setReadOnly(on: boolean): void {
  readOnly = on
}

/** Returns the refusal of a write, as the server answers it; undefined where it may be sent. Signing out always may. */
export function refusedWrite({ method, url }: { method: string; url: string }): Response | undefined {
  const read: Method = 'GET'
  if (!readOnly || method === read || url.endsWith('/auth/logout')) return undefined
  return Response.json({ code: 'read_only', message: READ_ONLY }, { status: 403 })
}

const READ_ONLY = 'Você está só olhando: nada muda por aqui. Volte para a administração antes.'
