import {
  Canvas,
  Controls,
  Description,
  DocsContext,
  Heading,
  Subheading,
  Title,
} from '@storybook/addon-docs/blocks'
import { useContext } from 'react'
import { DocsNotes, type Notes } from './docs-notes.tsx'
import './docs-page.css'

/**
 * The docs page of a component: its description, one to play with, its properties with their types, the notes, and all
 * its stories. A story that pins a scheme, a width or responses would change the whole page, so it is linked, not
 * shown.
 */
export function DocsPage() {
  const stories = useContext(DocsContext).componentStories()
  const [primary, ...others] = stories
  if (!primary) return null
  const shown = others.filter(({ storyGlobals }) => Object.keys(storyGlobals).length === 0)
  const linked = others.filter((story) => !shown.includes(story))
  return (
    <>
      <Title />
      <Description />
      <Canvas of={primary.moduleExport} />
      <Controls of={primary.moduleExport} />
      <DocsNotes notes={primary.parameters.notes as Notes | undefined} />
      <Heading>Stories</Heading>
      {shown.map(({ id, moduleExport, name }) => (
        <section key={id}>
          <Subheading>{name}</Subheading>
          <Description of={moduleExport} />
          <Canvas of={moduleExport} />
        </section>
      ))}
      {linked.length > 0 && (
        <>
          <Subheading>With the toolbars set</Subheading>
          <ul>
            {linked.map(({ id, name }) => (
              <li key={id}>
                <a href={`./?path=/story/${id}`} target="_top">
                  {name}
                </a>
              </li>
            ))}
          </ul>
        </>
      )}
    </>
  )
}
