import { actors } from '@campo-livre/mocks/contract/hand/logins.ts'
import { personaLogins } from '@campo-livre/mocks/contract/hand/persona-logins.ts'
import type { Report } from '@campo-livre/mocks/contract/report.ts'
import { variableOf } from './variable-of.ts'

/** What a run goes without for want of a flag or a variable, told at the beginning of a reason. */
const WANTING = ['no login', 'no mailbox']

/** The command that tries all of it against the mock: the personas ask, and its mailbox is read. */
export function fullCommand(url: string): string {
  const logins = actors.map(
    (actor) => `${variableOf(actor)}=${personaLogins[actor]?.email}:${personaLogins[actor]?.password}`,
  )
  const mailbox = `--mailbox ${new URL(url).origin}/__mock/mails`
  return [...logins, `pnpm contract --url ${url} ${mailbox}`].join(' \\\n  ')
}

/** What to do about a run that had no logins or no mailbox; null when it had them. */
export function adviceOn({ left }: Report, url: string): string | null {
  const wanting = left.filter(({ reason }) => WANTING.some((each) => reason.startsWith(each)))
  if (wanting.length === 0) return null
  return `What was not tried for want of a login or a mailbox is not known to be right. The mock, with all of them:\n\n  ${fullCommand(url)}\n`
}
