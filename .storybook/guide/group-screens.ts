import { screenStates } from '../../tools/checks/stories/states.ts'

/** A screen, and the ids of its stories: those of the states that all screens have, and the others by their names. */
export type Screen = { name: string; states: Map<string, string>; own: Map<string, string> }

type Index = { entries: Record<string, { id: string; title: string; name: string; type: string }> }

/** The stories of the screens by screen, in the order of the index. */
export function groupScreens({ entries }: Index): Screen[] {
  const screens = new Map<string, Screen>()
  for (const { id, title, name, type } of Object.values(entries)) {
    if (type !== 'story' || !title.startsWith('Screens/')) continue
    const key = title.slice('Screens/'.length)
    const screen = screens.get(key) ?? { name: key, states: new Map(), own: new Map() }
    screens.set(key, screen)
    const state = screenStates.find((each) => each === name.replaceAll(' ', ''))
    if (state) screen.states.set(state, id)
    else screen.own.set(name, id)
  }
  return [...screens.values()]
}
