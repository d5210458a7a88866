// `pnpm contract --url http://…`: whether a server keeps to the contract of the API. `--help` tells the rest.
import { writeFileSync } from 'node:fs'
import { runContract } from '@campo-livre/mocks/contract/contract.ts'
import { differing } from '@campo-livre/mocks/contract/summary.ts'
import { mailboxAt } from './mailbox.ts'
import { readOptions } from './options.ts'
import { overHttp, whyUnreachable } from './over-http.ts'
import { printed } from './print.ts'

const wanted = readOptions(process.argv.slice(2), process.env)
if ('say' in wanted) {
  const stream = wanted.code === 0 ? process.stdout : process.stderr
  stream.write(`${wanted.say}\n`)
  process.exit(wanted.code)
}

const { url, calls, logins, mailbox, json } = wanted.options
const why = await whyUnreachable(url)
if (why !== null) {
  console.error(`Nothing answers at ${url}: ${why}`)
  process.exit(2)
}

const mails = mailbox === null ? null : mailboxAt(mailbox)
const report = await runContract({ transport: overHttp(url), logins, mails, calls })
if (json !== null) writeFileSync(json, `${JSON.stringify(report, null, 2)}\n`)
process.stdout.write(printed(report))
process.exitCode = differing(report.results).length + report.missing.length > 0 ? 1 : 0
