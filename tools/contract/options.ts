import { parseArgs } from 'node:util'
import { apiCalls } from '@campo-livre/backend/calls.gen.ts'
import { type Actor, actors, type Login, type Logins } from '@campo-livre/conformance/client/logins.ts'
import { nameOf } from '@campo-livre/conformance/subjects.ts'
import type { Call } from '@campo-livre/backend/http/call.ts'
import { callName } from '@campo-livre/backend/http/call-name.ts'
import { fullCommand } from './full-command.ts'
import { variableOf } from './variable-of.ts'

export type Options = {
  url: string
  calls: readonly Call[]
  logins: Logins
  mailbox: string | null
  json: string | null
}
/** The result of reading the command line: options to run with, or a text to print and the exit code. */
export type Wanted = { options: Options } | { say: string; code: 0 | 1 }

/** The address of `pnpm mocks:serve`. */
const MOCK = 'http://127.0.0.1:4010/api'

export const HELP = `pnpm contract --url ${MOCK}

Asks every call of the API in every way that its declaration tells to be right or wrong, and prints what differs.

  --url <address>      the base address, ending in /api as a rule
  --mailbox <address>  where the letters can be read, such as http://127.0.0.1:4010/__mock/mails;
                       without it nothing is tried that takes a mailed code or an account of its own
  --only <call>        one call: get-fields-id-availability, or "GET /fields/{id}/availability"; may be repeated
  --json <file>        writes every case there as well

Who asks, as e-mail:password. What takes a login that is not given is counted as not tried.
${actors.map((actor) => `  ${variableOf(actor)}`).join('\n')}

All of it, against the mock as pnpm mocks:serve starts it:

  ${fullCommand(MOCK)}

It makes its own data by the calls of the API and takes them back again; the accounts that are given are never
deleted, locked or changed, except that their bookings and notices come and go.
Ends with 0 when nothing differs, 1 when something does or a login is of no use, 2 when the server cannot be reached.`

/** Reads the command line and the environment. A literal \`--\` is ignored: package managers pass it through. */
export function readOptions(
  args: readonly string[],
  env: Readonly<Record<string, string | undefined>>,
): Wanted {
  try {
    const { values } = parseArgs({ args: args.filter((each) => each !== '--'), options: flags })
    if (values.help) return { say: HELP, code: 0 }
    const url = addressOf('url', values.url ?? fail('--url is missing. See --help.'))
    const mailbox = values.mailbox === undefined ? null : addressOf('mailbox', values.mailbox)
    const calls = values.only ? values.only.map(callOf) : apiCalls
    return { options: { url, calls, logins: loginsOf(env), mailbox, json: values.json ?? null } }
  } catch (error) {
    return { say: error instanceof Error ? error.message : String(error), code: 1 }
  }
}

const flags = {
  url: { type: 'string' },
  mailbox: { type: 'string' },
  only: { type: 'string', multiple: true },
  json: { type: 'string' },
  help: { type: 'boolean' },
} as const

function fail(sentence: string): never {
  throw new Error(sentence)
}

function addressOf(flag: string, text: string): string {
  const isAddress = URL.canParse(text) && /^https?:/.test(text)
  return isAddress ? text.replace(/\/+$/, '') : fail(`--${flag} must be an address, not "${text}".`)
}

function callOf(name: string): Call {
  const found = apiCalls.find((call) => callName(call) === name || nameOf(call) === name)
  return found ?? fail(`There is no call "${name}". docs/api/calls.md has them all.`)
}

function loginsOf(env: Readonly<Record<string, string | undefined>>): Logins {
  const given = actors.flatMap((actor): [Actor, Login][] => {
    const text = env[variableOf(actor)]
    return text ? [[actor, loginOf(variableOf(actor), text)]] : []
  })
  return Object.fromEntries(given)
}

/** Parses `e-mail:password`; the password may have colons. */
function loginOf(variable: string, text: string): Login {
  const at = text.indexOf(':')
  if (at < 1 || at === text.length - 1) fail(`${variable} must be e-mail:password.`)
  return { email: text.slice(0, at), password: text.slice(at + 1) }
}
