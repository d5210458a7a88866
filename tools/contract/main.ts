// `pnpm contract --url http://…`: checks a server against the contract of the API. `--help` lists the options.
import { writeFileSync } from 'node:fs'
import { runContract } from '@campo-livre/mocks/contract/contract.ts'
import { badLogins } from '@campo-livre/mocks/contract/client/check-logins.ts'
import { differing } from '@campo-livre/mocks/contract/summary.ts'
import { mailboxAt } from './mailbox.ts'
import { adviceOn } from './full-command.ts'
import { readOptions } from './options.ts'
import { overHttp, whyUnreachable } from './over-http.ts'
import { printed } from './print.ts'
import { variableOf } from './variable-of.ts'

const wanted = readOptions(process.argv.slice(2), process.env)
if ('say' in wanted) {
  const stream = wanted.code === 0 ? process.stdout : process.stderr
  stream.write(`${wanted.say}\n`)
  process.exit(wanted.code)
}

const { url, calls, logins, mailbox, json } = wanted.options
const unreachable = await whyUnreachable(url)
if (unreachable !== null) {
  console.error(`Nothing answers at ${url}: ${unreachable}`)
  process.exit(2)
}

const transport = overHttp(url)
const bad = await badLogins(transport, logins)
for (const { actor, why } of bad) console.error(`${variableOf(actor)} is of no use: ${why}`)
if (bad.length > 0) process.exit(1)

const mails = mailbox === null ? null : mailboxAt(mailbox)
const report = await runContract({ transport, logins, mails, calls })
if (json !== null) writeFileSync(json, `${JSON.stringify(report, null, 2)}\n`)
process.stdout.write(printed(report, adviceOn(report, url)))
process.exitCode = differing(report.results).length + report.missing.length > 0 ? 1 : 0
