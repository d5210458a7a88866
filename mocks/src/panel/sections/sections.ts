import type { MockState } from '../control.ts'
import type { Desk } from '../desk.ts'
import { element } from '../dom.ts'
import type { Tab } from '../parts/tabs.ts'
import { createCalls } from './calls/calls.ts'
import { createCardList } from './card-list.ts'
import { createClockSection } from './clock.ts'
import { createDataSection } from './data.ts'
import { eventButtons } from './events.ts'
import { createMailList } from './mail-list.ts'
import { createPixList } from './pix-list.ts'
import { createSituationSection } from './situation/situation.ts'

/** Creates the tabs of the panel with their sections, and the functions that keep them up to date. */
export function createSections(desk: Desk, apiUrl: string) {
  const { control } = desk
  const situation = createSituationSection(desk)
  const clock = createClockSection(desk)
  const pix = createPixList(desk)
  const cards = createCardList(desk)
  const mails = createMailList(`${control.base}/mailbox`)
  const calls = createCalls(desk, apiUrl)
  const data = createDataSection(desk)
  const tabs: Tab[] = [
    { name: 'situacao', label: 'Situação', body: situation.node },
    { name: 'relogio', label: 'Relógio', body: clock.node },
    {
      name: 'eventos',
      label: 'Eventos',
      body: element('div', {}, eventButtons(desk), pix.node, cards.node, mails.node),
    },
    { name: 'chamadas', label: 'Chamadas', body: calls.node },
    { name: 'dados', label: 'Dados', body: data.node },
  ]
  /** Fetches what the open tab shows beside the state. */
  const showMore = async (tab: string) => {
    if (tab === 'eventos') mails.show(await control.mails())
    if (tab === 'chamadas') await calls.refresh()
  }
  return {
    tabs,
    tick: clock.tick,
    show: async (state: MockState, tab: string) => {
      for (const section of [situation, clock, pix, cards, data]) section.show(state)
      await showMore(tab)
    },
  }
}
