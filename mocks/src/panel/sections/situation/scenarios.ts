import type { MockState } from '../../control.ts'
import { block } from '../../dom.ts'
import type { Desk, Section } from '../../desk.ts'
import { createChooser } from '../../parts/chooser.ts'

/** Creates the choice of a scenario, which opens the app where its effect is to be seen. */
export function createScenarios({ act }: Desk): Section {
  let scenarios: MockState['scenarios'] = []
  const chooser = createChooser({
    label: 'Abrir um cenário',
    placeholder: 'Procurar pelo nome',
    nothing: 'Nenhum cenário tem essas palavras.',
    onChoose: ({ value, label }) => {
      const scenario = scenarios.find(({ name }) => name === value)
      if (!scenario) return
      act(
        async (control) => ({ ...(await control.open(scenario.link)), message: `Cenário aberto: ${label}.` }),
        { after: { path: scenario.path }, doing: `Abrindo ${label}…` },
      )
    },
  })
  return {
    node: block('Cenários', 'Pessoa, dados, relógio e falhas de uma vez, na tela certa.', chooser.node),
    show: (state) => {
      scenarios = state.scenarios
      chooser.offer(
        scenarios.map(({ name, label, description }) => ({ value: name, label, detail: description })),
      )
    },
  }
}
