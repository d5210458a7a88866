import type { Mail, ReadMails } from '@campo-livre/conformance/client/logins.ts'

/**
 * Reads the mails at an address that answers `{ data: [{ to, code, link }] }`, newest first; `?para=` filters by
 * reader.
 */
export function mailboxAt(address: string): ReadMails {
  return async (to) => {
    const url = new URL(address)
    url.searchParams.set('para', to)
    const response = await fetch(url, { headers: { Accept: 'application/json' } })
    if (!response.ok) throw new Error(`the mailbox answers ${response.status}`)
    return ((await response.json()) as { data: Mail[] }).data
  }
}
