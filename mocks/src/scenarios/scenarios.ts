import { calm, type Situation } from '../situations/situation.ts'

export type Scenario = {
  label: string
  /** What there is to see. */
  description: string
  /** Where the app opens. */
  path: string
  situation: Situation
}

/** Named situations, used alike by panel, links, stories, tests and the server. */
export const scenarios = {
  'tudo-vazio': {
    label: 'Tudo vazio',
    description: 'Ninguém anunciou um campo ainda: a lista sem nenhum resultado.',
    path: '/',
    situation: { ...calm, data: 'empty' },
  },
} satisfies Record<string, Scenario>
export type ScenarioName = keyof typeof scenarios
export const scenarioNames = Object.keys(scenarios) as [ScenarioName, ...ScenarioName[]]

/** The scenario of that name, if there is one. */
export function scenarioNamed(name: string): Scenario | undefined {
  return Object.hasOwn(scenarios, name) ? scenarios[name as ScenarioName] : undefined
}
