import { expect, test } from 'vitest'
import { readCommandLine } from './command-line.ts'

const command = {
  name: 'pnpm stories:compare',
  does: 'Shows how stories changed.',
  operand: { name: '<revision>', says: 'what they are compared with', needed: true },
  flags: {
    all: { says: 'dark on a phone too' },
    only: { takes: '<part>', says: 'some of them' },
    runs: { takes: '<n>', of: 'number', otherwise: '5', says: 'how often' },
  },
} as const

const usage = `pnpm stories:compare <revision> [--all] [--only <part>] [--runs <n>]

Shows how stories changed.

  <revision>     what they are compared with
  --all          dark on a phone too
  --only <part>  some of them
  --runs <n>     how often (5)
  --help         this text`

test('reads what is given, and what stands for what is not', () => {
  expect(readCommandLine(command, ['main', '--all', '--', '--only', 'rating'])).toEqual({
    flags: { all: true, only: 'rating', runs: '5' },
    operand: 'main',
  })
})

test.each(['--help', '-h'])('%s is the usage, and no failure', (help) => {
  expect(readCommandLine(command, [help])).toEqual({ say: usage, code: 0 })
})

test.each([
  [['main', '--fast'], "Unknown option '--fast'."],
  [['main', '--only'], "Option '--only <value>' argument missing."],
  [['main', '--all=yes'], "Option '--all' does not take an argument."],
  [['main', '--runs', 'many'], '--runs takes a number, not "many".'],
  [['main', 'dev'], '"dev" is one word too many.'],
  [[], '<revision> is missing.'],
])('%j is answered by a sentence and the usage', (args, sentence) => {
  expect(readCommandLine(command, args)).toEqual({ say: `${sentence}\n\n${usage}`, code: 2 })
})
