import button from '@campo-livre/ui/button/button.module.css'
import type { ReactNode } from 'react'
import { createPortal } from 'react-dom'
import { focusContent } from '../../browser/focus-content.ts'
import { useMedia } from '../../browser/use-media.ts'
import { countMarked, fullSelection, emptySelection, type Selection } from './selection.ts'
import classes from './selection-bar.module.css'
import type { Noun } from '../resource.ts'
import { counted, markedCount } from '../noun.ts'

type Props<Row> = {
  noun: Noun
  filtered: boolean
  /** True for a quick search, which keeps marked rows among others. */
  searched?: boolean
  total: number
  selection: Selection<Row>
  onSelect: (selection: Selection<Row>) => void
  /** The actions on the marked rows. */
  children: ReactNode
}

/** The number of rows and of marked ones (F4), announced when it changes. */
export function SelectionBar<Row>({ noun, filtered, searched = false, ...props }: Props<Row>) {
  const { total, selection, onSelect, children } = props
  const phone = useMedia('(max-width: 767px)')
  const marked = countMarked(selection, total)
  // On a phone the bar is at the bottom of the screen, so that rows do not move while they are marked.
  const actions = (
    <div className={phone ? classes.edge : classes.actions}>
      {phone && <span aria-hidden>{markedCount(noun, marked)}</span>}
      <button
        type="button"
        className={button.subtle}
        onClick={() => {
          onSelect(emptySelection)
          focusContent()
        }}
      >
        Desmarcar
      </button>
      {marked < total && (
        <button type="button" className={button.subtle} onClick={() => onSelect(fullSelection)}>
          Marcar {noun.gender === 'm' ? 'todos os' : 'todas as'} {counted(noun, total)}
        </button>
      )}
      {children}
    </div>
  )
  return (
    <div className={classes.bar} data-marked={marked > 0 || undefined}>
      <p role="status" className={classes.count}>
        {counted(noun, total)}
        {searched ? ' com essa busca' : filtered && ' com esses filtros'}
        {marked > 0 && `, ${markedCount(noun, marked)}`}
      </p>
      {marked > 0 && (phone ? createPortal(actions, document.body) : actions)}
    </div>
  )
}
