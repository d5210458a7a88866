import { Heading, Markdown } from '@storybook/addon-docs/blocks'

/** `parameters.notes` of a component: what to know when composing with it. */
export type Notes = { accessibility: string; do: readonly string[]; dont: readonly string[] }

export function DocsNotes({ notes }: { notes: Notes | undefined }) {
  if (!notes) return null
  return (
    <>
      <Heading>Accessibility</Heading>
      <Markdown>{notes.accessibility}</Markdown>
      <div className="docs-advice">
        <Advice kind="do" title="Do" sentences={notes.do} />
        <Advice kind="dont" title="Don't" sentences={notes.dont} />
      </div>
    </>
  )
}

type AdviceProps = { kind: 'do' | 'dont'; title: string; sentences: readonly string[] }

function Advice({ kind, title, sentences }: AdviceProps) {
  return (
    <section data-kind={kind}>
      <Heading>{title}</Heading>
      <ul>
        {sentences.map((sentence) => (
          <li key={sentence}>
            <Markdown>{sentence}</Markdown>
          </li>
        ))}
      </ul>
    </section>
  )
}
