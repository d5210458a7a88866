import { writeFileSync } from 'node:fs'
import { runContract } from '@campo-livre/conformance/contract.ts'
import { badLogins } from '@campo-livre/conformance/client/check-logins.ts'
import { differing } from '@campo-livre/conformance/summary.ts'
import { mailboxAt } from './mailbox.ts'
import { adviceOn } from './full-command.ts'
import { readOptions } from './options.ts'
import { overHttp, whyUnreachable } from './over-http.ts'
import { printed } from './print.ts'
import { variableOf } from './variable-of.ts'

/** The texts that the command line prints, and the code with which it ends. */
export type Ended = { code: number; said: string; complained: string }

/** Runs the command line: its arguments and its environment in, what it prints out. */
export async function run(
  args: readonly string[],
  env: Readonly<Record<string, string | undefined>>,
): Promise<Ended> {
  const wanted = readOptions(args, env)
  if ('say' in wanted) {
    const say = `${wanted.say}\n`
    const { code } = wanted
    return code === 0 ? { code, said: say, complained: '' } : { code, said: '', complained: say }
  }

  const { url, calls, logins, mailbox, json } = wanted.options
  const unreachable = await whyUnreachable(url)
  if (unreachable !== null)
    return { code: 2, said: '', complained: `Nothing answers at ${url}: ${unreachable}\n` }

  const transport = overHttp(url)
  const bad = await badLogins(transport, logins)
  if (bad.length > 0) {
    const complaints = bad.map(({ actor, why }) => `${variableOf(actor)} is of no use: ${why}\n`)
    return { code: 1, said: '', complained: complaints.join('') }
  }

  const mails = mailbox === null ? null : mailboxAt(mailbox)
  const report = await runContract({ transport, logins, mails, calls })
  if (json !== null) writeFileSync(json, `${JSON.stringify(report, null, 2)}\n`)
  const differs = differing(report.results).length + report.missing.length > 0
  return { code: differs ? 1 : 0, said: printed(report, adviceOn(report, url)), complained: '' }
}
