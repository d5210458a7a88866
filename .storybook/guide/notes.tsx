import { Markdown } from '@storybook/addon-docs/blocks'
import type { Notes } from '../docs-notes.tsx'

type Stories = { default: { title?: string; parameters?: { notes?: Notes } } }

const files = import.meta.glob<Stories>('../../packages/ui/src/**/*.stories.tsx', { eager: true })

const components = Object.values(files)
  .flatMap(({ default: { title, parameters } }) =>
    title !== undefined && parameters?.notes ? [{ title, notes: parameters.notes }] : [],
  )
  .toSorted((a, b) => a.title.localeCompare(b.title))

const nameOf = (title: string) => title.replace(/^.*\//, '')
const linkTo = (title: string) => `./?path=/docs/${title.toLowerCase().replace(/[^a-z0-9]+/g, '-')}--docs`

function ComponentLink({ title }: { title: string }) {
  return (
    <a href={linkTo(title)} target="_top">
      {nameOf(title)}
    </a>
  )
}

/** The accessibility notes of every component, from the parameters of its stories. */
export function AccessibilityNotes() {
  return (
    <dl className="guide-notes">
      {components.map(({ title, notes }) => (
        <div key={title}>
          <dt>
            <ComponentLink title={title} />
          </dt>
          <dd>
            <Markdown>{notes.accessibility}</Markdown>
          </dd>
        </div>
      ))}
    </dl>
  )
}

type AdviceProps = { kind: 'do' | 'dont' }

/** The advice on what to do, or not to do, with every component, from the parameters of its stories. */
export function AdviceNotes({ kind }: AdviceProps) {
  return (
    <dl className="guide-notes" data-kind={kind}>
      {components.map(({ title, notes }) => (
        <div key={title}>
          <dt>
            <ComponentLink title={title} />
          </dt>
          <dd>
            <ul>
              {notes[kind].map((sentence) => (
                <li key={sentence}>
                  <Markdown>{sentence}</Markdown>
                </li>
              ))}
            </ul>
          </dd>
        </div>
      ))}
    </dl>
  )
}
