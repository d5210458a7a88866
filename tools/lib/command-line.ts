import { parseArgs } from 'node:util'

/** An option of a command: one with a value (`takes: '<file>'`), or a switch. */
export type Flag = { takes?: string; of?: 'text' | 'number'; otherwise?: string; says: string }

/** A command and its arguments; the text of `--help` is made from this. */
export type Command<Flags extends Readonly<Record<string, Flag>> = Readonly<Record<string, Flag>>> = {
  name: string
  /** One sentence. */
  does: string
  /** The argument without a dash. */
  operand?: { name: string; says: string; needed?: boolean }
  flags: Flags
}

type Value<One extends Flag> = One extends { takes: string }
  ? One extends { otherwise: string }
    ? string
    : string | undefined
  : boolean
export type Given<Flags extends Readonly<Record<string, Flag>>> = {
  flags: { [Name in keyof Flags]: Value<Flags[Name]> }
  operand: string | undefined
}
/**
 * The parsed arguments, or a text to print and the exit code: 0 for `--help`, 2 for arguments that are not understood.
 */
export type Read<Flags extends Readonly<Record<string, Flag>>> = Given<Flags> | { say: string; code: 0 | 2 }

/** Parses a command line. A literal `--` is ignored: package managers pass it through. */
export function readCommandLine<const Flags extends Readonly<Record<string, Flag>>>(
  command: Command<Flags>,
  args: readonly string[],
): Read<Flags> {
  if (args.includes('--help') || args.includes('-h')) return { say: usageOf(command), code: 0 }
  const misunderstood = (sentence: string) =>
    ({ say: `${sentence}\n\n${usageOf(command)}`, code: 2 }) as const
  try {
    const { values, positionals } = parseArgs({
      args: args.filter((each) => each !== '--'),
      allowPositionals: true,
      options: Object.fromEntries(
        Object.entries<Flag>(command.flags).map(([name, { takes, otherwise }]) => [
          name,
          takes === undefined
            ? { type: 'boolean', default: false }
            : { type: 'string', ...(otherwise === undefined ? {} : { default: otherwise }) },
        ]),
      ),
    })
    const wrong = Object.entries<Flag>(command.flags).find(
      ([name, { of }]) => of === 'number' && !/^\d+$/.test(String(values[name] ?? 0)),
    )
    if (wrong) return misunderstood(`--${wrong[0]} takes a number, not "${String(values[wrong[0]])}".`)
    const surplus = positionals[command.operand ? 1 : 0]
    if (surplus !== undefined) return misunderstood(`"${surplus}" is one word too many.`)
    const [operand] = positionals
    if (command.operand?.needed && operand === undefined)
      return misunderstood(`${command.operand.name} is missing.`)
    return { flags: values as Given<Flags>['flags'], operand }
  } catch (error) {
    // Only the first sentence of Node's message is kept; the rest is advice about dashes.
    return misunderstood(`${(error instanceof Error ? error.message : String(error)).split(/\. |\n/)[0]}.`)
  }
}

/** Returns the arguments of this program; for `--help` or a mistake it prints a text and ends the program. */
export function commandLine<const Flags extends Readonly<Record<string, Flag>>>(
  command: Command<Flags>,
): Given<Flags> {
  const read = readCommandLine(command, process.argv.slice(2))
  if ('flags' in read) return read
  const stream = read.code === 0 ? process.stdout : process.stderr
  stream.write(`${read.say}\n`)
  return process.exit(read.code)
}

function usageOf({ name, does, operand, flags }: Command): string {
  const named = Object.entries(flags).map(([flag, { takes }]) => (takes ? `--${flag} ${takes}` : `--${flag}`))
  const bracketed = operand && (operand.needed ? operand.name : `[${operand.name}]`)
  const rows = [
    ...(operand ? [[operand.name, operand.says]] : []),
    ...Object.values(flags).map(({ says, otherwise }, at) => [
      named[at] ?? '',
      !otherwise ? says : `${says} (${otherwise})`,
    ]),
    ['--help', 'this text'],
  ]
  const width = Math.max(...rows.map(([left = '']) => left.length))
  const lines = rows.map(([left = '', right]) => `  ${left.padEnd(width)}  ${right}`)
  return [
    [name, bracketed, ...named.map((each) => `[${each}]`)].filter(Boolean).join(' '),
    '',
    does,
    '',
    ...lines,
  ].join('\n')
}
