import { actors } from '@campo-livre/conformance/client/logins.ts'
import { personaLogins } from '@campo-livre/conformance/client/persona-logins.ts'
import type { Report } from '@campo-livre/conformance/report.ts'
import { variableOf } from './variable-of.ts'

/** The beginnings of the reasons that a missing flag or variable leads to. */
const WANTING = ['no login', 'no mailbox']

/** Returns the command that runs the whole suite against the mock: with the personas' logins and its mailbox. */
export function fullCommand(url: string): string {
  const logins = actors.map(
    (actor) => `${variableOf(actor)}=${personaLogins[actor]?.email}:${personaLogins[actor]?.password}`,
  )
  const mailbox = `--mailbox ${new URL(url).origin}/__mock/mails`
  return [...logins, `pnpm contract --url ${url} ${mailbox}`].join(' \\\n  ')
}

/** Returns advice for a run without logins or mailbox; null when it had both. */
export function adviceOn({ left }: Report, url: string): string | null {
  const wanting = left.filter(({ reason }) => WANTING.some((each) => reason.startsWith(each)))
  if (wanting.length === 0) return null
  return `What was not tried for want of a login or a mailbox is not known to be right. The mock, with all of them:\n\n  ${fullCommand(url)}\n`
}
