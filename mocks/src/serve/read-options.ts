import { parseArgs } from 'node:util'
import { type DialectName, dialectNames } from '../dialects/dialect-name.ts'
import { scenarioNames } from '../scenarios/scenarios.ts'
import { readSituation } from '../situations/situation-text.ts'
import { defaultSituation, dataNames, type Situation, situationSchema } from '../situations/situation.ts'
import { serveUsage } from './usage.ts'

export type ServeOptions = {
  port: number
  host: string
  /** The origin of the app, which the links of mails lead to. */
  app: string
  situation: Situation
  /** The path of a case file, which brings a situation of its own. */
  case: string | undefined
}
export type ReadOptions = { options: ServeOptions } | { problem: string } | { usage: string }

const known = {
  port: { type: 'string', default: '4010' },
  host: { type: 'string', default: '127.0.0.1' },
  app: { type: 'string', default: 'http://localhost:5173' },
  dialect: { type: 'string' },
  scenario: { type: 'string' },
  situation: { type: 'string' },
  data: { type: 'string' },
  now: { type: 'string' },
  case: { type: 'string' },
  help: { type: 'boolean' },
} as const
type Given = Partial<Record<Exclude<keyof typeof known, 'help'>, string>>

class Problem extends Error {}

/** Reads the options of the command line; returns a sentence where they cannot be understood. */
export function readServeOptions(args: readonly string[]): ReadOptions {
  try {
    const { values } = parseArgs({ options: known, args: [...args] })
    if (values.help) return { usage: serveUsage }
    const situation = situationOf(values)
    const { host } = values
    return {
      options: { port: portOf(values.port), host, app: originOf(values.app), situation, case: values.case },
    }
  } catch (error) {
    if (error instanceof Problem) return { problem: error.message }
    // Node adds advice about dashes after its first sentence.
    if (error instanceof TypeError) return { problem: `${error.message.split(/\. |\n/)[0]}. See --help.` }
    throw error
  }
}

function portOf(text: string): number {
  const port = Number(text)
  if (Number.isInteger(port) && port >= 0 && port <= 65_535) return port
  throw new Problem(`--port must be a number from 0 to 65535, not "${text}".`)
}

function originOf(text: string): string {
  if (URL.canParse(text) && /^https?:/.test(text)) return new URL(text).origin
  throw new Problem(`--app must be the address of the app, such as http://localhost:5173, not "${text}".`)
}

function oneOf<Name extends string>(option: string, names: readonly Name[], given: string): Name {
  const found = names.find((name) => name === given)
  if (found !== undefined) return found
  throw new Problem(`--${option} must be one of ${names.join(', ')}, not "${given}".`)
}

/** Returns the situation of `--scenario`, `--situation` and the single options, each laid over the one before. */
function situationOf({ scenario, situation, data, now, dialect, case: file }: Given): Situation {
  const beside = Object.entries({ scenario, situation, data, now }).find(([, value]) => value !== undefined)
  if (file !== undefined && beside)
    throw new Problem(`--case brings its own situation: leave out --${beside[0]}.`)
  const text = [scenario && oneOf('scenario', scenarioNames, scenario), situation].filter(Boolean).join(',')
  const read = text === '' ? ({ ok: true, situation: defaultSituation } as const) : readSituation(text)
  if (!read.ok) throw new Problem(`--situation "${situation ?? ''}" is not understood: ${read.message}`)
  const changed = {
    ...read.situation,
    ...(data === undefined ? {} : { data: oneOf('data', dataNames, data) }),
    ...(dialect === undefined ? {} : { dialect: oneOf<DialectName>('dialect', dialectNames, dialect) }),
    ...(now === undefined ? {} : { clock: { at: now } }),
  }
  const checked = situationSchema.safeParse(changed)
  if (checked.success) return checked.data
  throw new Problem(
    `--now must be an instant of this century, such as 2026-11-20T22:00:00Z, not "${now ?? ''}".`,
  )
}
