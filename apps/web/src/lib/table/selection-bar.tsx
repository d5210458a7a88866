import button from '@campo-livre/ui/button/button.module.css'
import type { ReactNode } from 'react'
import { focusContent } from '../focus-content.ts'
import { countMarked, everything, nothing, type Selection } from './selection.ts'
import classes from './selection-bar.module.css'
import type { Words } from './thing.ts'
import { counted, markedCount } from './words.ts'

type Props<Row> = {
  words: Words
  filtered: boolean
  total: number
  selection: Selection<Row>
  onSelect: (selection: Selection<Row>) => void
  /** What can be done with what is marked. */
  children: ReactNode
}

/** How many things there are, and how many of them are marked (F4): said aloud as it changes. */
export function SelectionBar<Row>({ words, filtered, total, selection, onSelect, children }: Props<Row>) {
  const marked = countMarked(selection, total)
  return (
    <div className={classes.bar} data-marked={marked > 0 || undefined}>
      <p role="status" className={classes.count}>
        {counted(words, total)}
        {filtered && ' com esses filtros'}
        {marked > 0 && `, ${markedCount(words, marked)}`}
      </p>
      {marked > 0 && (
        <div className={classes.actions}>
          <button
            type="button"
            className={button.subtle}
            onClick={() => {
              onSelect(nothing)
              focusContent()
            }}
          >
            Desmarcar
          </button>
          {marked < total && (
            <button type="button" className={button.subtle} onClick={() => onSelect(everything)}>
              Marcar {words.gender === 'm' ? 'todos os' : 'todas as'} {counted(words, total)}
            </button>
          )}
          {children}
        </div>
      )}
    </div>
  )
}
