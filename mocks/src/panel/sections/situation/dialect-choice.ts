import { dialectNames } from '../../../dialects/dialect-name.ts'
import { dialectWords } from '../../../situations/words.ts'
import { block } from '../../dom.ts'
import type { Desk, Section } from '../../desk.ts'
import { createPressed } from '../../parts/pressed.ts'

/** Creates the choice of the dialect in which calls are answered. */
export function createDialectChoice({ act }: Desk): Section {
  const chosen = createPressed(
    dialectNames.map((value) => ({ value, label: dialectWords[value].label })),
    (dialect) => act((control) => control.speak(dialect), { after: 'ask-again' }),
  )
  return {
    node: block('Jeito de responder', 'O mesmo backend, com os formatos do servidor de hoje.', chosen.node),
    show: ({ dialect }) => chosen.show(dialect),
  }
}
