import { element } from '../../dom.ts'
import type { Desk, Section } from '../../desk.ts'
import { createDataChoice } from './data-choice.ts'
import { createFaults } from './faults.ts'
import { createDialectChoice } from './dialect-choice.ts'
import { createExpireSession } from './expire-session.ts'
import { createNowCard } from './now-card.ts'
import { createPeople } from './people.ts'
import { createScenarios } from './scenarios.ts'

/** Creates the section of persona, data and faults: everything that a link carries but clock and events. */
export function createSituationSection(desk: Desk): Section {
  const sections = [
    createNowCard,
    createScenarios,
    createPeople,
    createFaults,
    createDataChoice,
    createExpireSession,
    createDialectChoice,
  ].map((create) => create(desk))
  return {
    node: element('div', {}, ...sections.map(({ node }) => node)),
    show: (state) => {
      for (const section of sections) section.show(state)
    },
  }
}
