import { expect, test } from 'vitest'
import { scenarioNames, scenarios } from '../scenarios/scenarios.ts'
import { defaultSituation } from '../situations/situation.ts'
import { readServeOptions } from './read-options.ts'

const situationOf = (...args: string[]) => {
  const read = readServeOptions(args)
  return 'options' in read ? read.options.situation : 'problem' in read ? read.problem : read.usage
}

test('without a word everything is calm', () => {
  expect(readServeOptions([])).toEqual({
    options: {
      port: 4010,
      host: '127.0.0.1',
      app: 'http://localhost:5173',
      situation: defaultSituation,
      case: undefined,
    },
  })
})

test('--help names every option, and what cannot be understood is a sentence that leads there', () => {
  const read = readServeOptions(['--help'])
  const usage = 'usage' in read ? read.usage : ''
  for (const option of ['port', 'host', 'app', 'scenario', 'situation', 'data', 'dialect', 'now', 'case'])
    expect(usage).toContain(`--${option} <`)
  expect(situationOf('--colour')).toBe("Unknown option '--colour'. See --help.")
})

test.each(scenarioNames)('begins with the scenario %s', (name) => {
  expect(situationOf('--scenario', name)).toEqual(scenarios[name].situation)
})

test('lays a situation over a scenario, and data, clock and dialect over both', () => {
  expect(
    situationOf(
      '--scenario=estoque-baixo',
      '--situation=get-places:503',
      '--data=huge',
      '--now=2026-11-20T22:00:00Z',
      '--dialect=real',
    ),
  ).toEqual({
    ...scenarios['estoque-baixo'].situation,
    faults: [{ call: 'get-places', effect: 503 }],
    data: 'huge',
    clock: { at: '2026-11-20T22:00:00.000Z' },
    dialect: 'real',
  })
})

test.each([
  [['--port', 'x'], '--port must be a number from 0 to 65535, not "x".'],
  [['--app', 'ftp://x'], /^--app must be the address of the app/],
  [['--dialect', 'x'], '--dialect must be one of seed, real, not "x".'],
  [['--data', 'x'], '--data must be one of normal, empty, counter, huge, not "x".'],
  [['--scenario', 'x'], /^--scenario must be one of tudo-vazio, .+, not "x"\.$/],
  [['--situation', 'x'], '--situation "x" is not understood: Não existe o cenário “x”.'],
  [['--now', 'amanhã'], /^--now must be an instant .+, not "amanhã"\.$/],
  [['--case', 'a.json', '--data', 'empty'], '--case brings its own situation: leave out --data.'],
  [['--nada'], /--nada/],
])('says what is wrong with %j', (args, problem) => {
  expect(situationOf(...args)).toEqual(typeof problem === 'string' ? problem : expect.stringMatching(problem))
})
