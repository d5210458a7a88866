import { viewports } from '../globals.ts'
import { globalTypes } from '../toolbars.ts'

type Item = string | { title?: string; value?: string; right?: string }

/** Returns the name of a choice. The first is the default, whose name stands at its right; the others have titles. */
const titleOf = (item: Item, index: number) => {
  if (typeof item === 'string') return item
  return (index === 0 && item.right) || item.title || item.value
}

/** A table of the toolbars: the global that each sets, and its choices, read from the toolbars themselves. */
export function ToolbarsTable() {
  return (
    <table>
      <thead>
        <tr>
          <th>Toolbar</th>
          <th>In globals</th>
          <th>Choices, the default first</th>
        </tr>
      </thead>
      <tbody>
        {Object.entries(globalTypes).map(([name, { description, toolbar }]) => (
          <tr key={name}>
            <td>{description}</td>
            <td>
              <code>{name}</code>
            </td>
            <td>{toolbar?.items.map(titleOf).join(' · ')}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** A table of the viewports that a story can be shown in, each with the global that selects it. */
export function WidthsTable() {
  return (
    <table>
      <tbody>
        {Object.entries(viewports).map(([value, { name }]) => (
          <tr key={value}>
            <td>{name}</td>
            <td>
              <code>{`viewport: { value: '${value}' }`}</code>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
