import type { Mail, ReadMails } from '@campo-livre/mocks/contract/hand/logins.ts'

/** Reads the letters at an address that answers `{ data: [{ to, code, link }] }`, newest first. */
export function mailboxAt(address: string): ReadMails {
  return async () => {
    const response = await fetch(address, { headers: { Accept: 'application/json' } })
    if (!response.ok) throw new Error(`the mailbox answers ${response.status}`)
    return ((await response.json()) as { data: Mail[] }).data
  }
}
