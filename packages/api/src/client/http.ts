import ky, { type KyInstance } from 'ky'

let readOnly = false

/** Refuses every write from now on, or no longer: while an admin looks at the app as somebody (H12). */
export function setReadOnly(on: boolean): void {
  readOnly = on
}

/**
 * Creates the client of the API at `baseUrl`. It neither retries nor times out: the query client decides about both
 * (D3). It is loaded apart, so that answers requested ahead by the page are shown without it (decision 040).
 */
export function createHttp(baseUrl: string): KyInstance {
  return ky.create({
    prefix: baseUrl,
    timeout: false,
    retry: 0,
    throwHttpErrors: false,
    hooks: { beforeRequest: [({ request }) => refusedWrite(request)] },
  })
}

/** Asks for a file at a whole address, without the token: the address is enough. */
export function fetchFile(address: string, signal: AbortSignal): Promise<Response> {
  return ky(address, { signal, timeout: false, retry: 0, throwHttpErrors: false, credentials: 'omit' })
}

/** Returns the refusal of a write, as the server answers it; undefined where it may be sent. Signing out always may. */
function refusedWrite({ method, url }: Request): Response | undefined {
  if (!readOnly || method === 'GET' || url.endsWith('/auth/logout')) return undefined
  return Response.json({ code: 'read_only', message: READ_ONLY }, { status: 403 })
}

const READ_ONLY = 'Você está só olhando: nada muda por aqui. Volte para a administração antes.'
