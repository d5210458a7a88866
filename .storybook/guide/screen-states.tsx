import { useEffect, useState } from 'react'
import { screenStates } from '../../tools/checks/stories/states.ts'
import { SearchField } from './search-field.tsx'
import { groupScreens, type Screen } from './group-screens.ts'

/** Every screen with links to all its states, from the index of the stories. */
export function ScreenStates() {
  const [screens, setScreens] = useState<readonly Screen[]>([])
  const [asked, setAsked] = useState('')
  useEffect(() => {
    void loadScreens().then(setScreens)
  }, [])
  const found = screens.filter(({ name }) => name.toLowerCase().includes(asked.trim().toLowerCase()))
  return (
    <div className="guide-states sb-unstyled">
      <SearchField
        label="Search screens by name"
        value={asked}
        onChange={setAsked}
        found={`${found.length} of ${screens.length} screens`}
      />
      <table>
        <thead>
          <tr>
            <th>Screen</th>
            {screenStates.map((state) => (
              <th key={state}>{spaced(state)}</th>
            ))}
          </tr>
        </thead>
        <tbody>
          {found.map((screen) => (
            <ScreenRow key={screen.name} screen={screen} />
          ))}
        </tbody>
      </table>
    </div>
  )
}

/** A row of the states that all screens have and, below, the stories that only this one has. */
function ScreenRow({ screen: { name, states, own } }: { screen: Screen }) {
  return (
    <>
      <tr>
        <th scope="row" rowSpan={own.size > 0 ? 2 : 1}>
          {name}
        </th>
        {screenStates.map((state) => {
          const id = states.get(state)
          const label = `${name}: ${spaced(state)}`
          return (
            <td key={state}>{id === undefined ? '–' : <StoryLink id={id} name="Show" label={label} />}</td>
          )
        })}
      </tr>
      {own.size > 0 && (
        <tr data-own>
          <td colSpan={screenStates.length}>
            {[...own].map(([story, id]) => (
              <StoryLink key={id} id={id} name={story} label={`${name}: ${story}`} />
            ))}
          </td>
        </tr>
      )}
    </>
  )
}

function StoryLink({ id, name, label }: { id: string; name: string; label: string }) {
  return (
    <a href={`./?path=/story/${id}`} target="_top" aria-label={label}>
      {name}
    </a>
  )
}

/** `AtALimit` as Storybook writes it: At A Limit. */
const spaced = (state: string) => state.replace(/(?<=[a-zA-Z])(?=[A-Z][a-z])|(?<=[a-z])(?=[A-Z])/g, ' ')

async function loadScreens(): Promise<Screen[]> {
  const { entries } = (await (await fetch('./index.json')).json()) as Parameters<typeof groupScreens>[0]
  return groupScreens({ entries })
}
