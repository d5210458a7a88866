import { createAct } from './act.ts'
import { createControl } from './control.ts'
import type { Desk } from './desk.ts'
import { createDock } from './dock.ts'
import { element, sign } from './dom.ts'
import { focusAgain, focusIn } from './focus.ts'
import { createFollower } from './follow.ts'
import { createMemory, type Memory } from './memory.ts'
import { createNotices } from './notice.ts'
import { createTabs } from './parts/tabs.ts'
import { createSections } from './sections/sections.ts'
import { createStatus } from './status.ts'
import { style } from './style/style.ts'
import { createToggle } from './toggle.ts'
import { LABEL, differences } from './words.ts'

export type PanelOptions = {
  apiUrl: string
  /** The state it begins with, where that is not read from the storage: in a story. */
  start?: Partial<Memory>
}

/** Mounts the panel of the mock backend, closed or as it was left; returns a function that removes it. */
export function mountPanel({ apiUrl, start }: PanelOptions): () => void {
  const memory = createMemory(start)
  const control = createControl(apiUrl)
  const status = createStatus()
  const dock = createDock()
  const notices = createNotices()
  const host = element('div', { 'data-mock-panel': '' })
  const root = host.attachShadow({ mode: 'open' })

  const refresh = async () => {
    const state = await control.state()
    toggle.warn(differences(state.situation))
    await sections.show(state, memory.get().tab)
  }
  const keep = (told: string) => memory.set({ told, focus: focusIn(root) })
  const desk: Desk = {
    control,
    memory,
    say: status.say,
    act: createAct({ control, say: status.say, doing: status.doing, refresh, keep }),
  }
  const sections = createSections(desk, apiUrl)
  const follower = createFollower(refresh, sections.tick)
  const tabs = createTabs(LABEL, sections.tabs, (tab) => {
    memory.set({ tab })
    follower.start()
  })

  const draw = () => {
    const { open, side } = memory.get()
    panel.hidden = !open
    toggle.button.hidden = open
    aside.dataset.side = side
    aside.toggleAttribute('data-open', open)
    dock.at(open ? side : null)
    if (open) follower.start()
    else follower.stop()
  }
  const set = (changed: Partial<Memory>) => {
    memory.set(changed)
    draw()
  }
  const open = () => {
    set({ open: true })
    tabs.focus()
  }
  const close = () => {
    set({ open: false })
    toggle.button.focus()
  }
  const toggle = createToggle(open)
  const changeSide = () => set({ side: memory.get().side === 'left' ? 'right' : 'left' })
  const header = element(
    'header',
    {},
    element('h2', {}, LABEL),
    sign('Passar para o outro lado', 'side', changeSide),
    sign('Recolher o painel', 'close', close),
  )
  const panel = element(
    'div',
    { class: 'panel', id: 'panel' },
    header,
    tabs.list,
    ...tabs.bodies,
    status.node,
  )
  const onkeydown = (event: Event) => {
    if (!(event instanceof KeyboardEvent) || event.key !== 'Escape' || panel.hidden) return
    event.stopPropagation()
    close()
  }
  const aside = element('aside', { 'aria-label': LABEL, onkeydown }, panel, toggle.button, notices.node)
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(style)
  root.adoptedStyleSheets = [sheet] // not a <style>, which a strict CSP refuses
  root.append(aside)
  // A dialog of the app blocks scrolling outside itself, which must not hold for the panel.
  for (const kind of ['wheel', 'touchmove']) host.addEventListener(kind, (event) => event.stopPropagation())
  document.body.append(host)

  tabs.show(memory.get().tab)
  draw()
  const { told, focus } = memory.get()
  memory.set({ told: '', focus: '' })
  status.say(told)
  focusAgain(root, focus)
  refresh().catch(() => undefined)
  return () => {
    follower.stop()
    notices.stop()
    dock.stop()
    host.remove()
  }
}
