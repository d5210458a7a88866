import { HistoryDisclosure } from '../../history/history-disclosure.tsx'
import { HistoryPages, type HistoryWords } from '../../history/history-pages.tsx'
import { ChangeItem } from './change-item.tsx'
import type { Resource } from '../resource.ts'

type Props<Row> = { resource: Resource<Row>; row: Row }

const words: HistoryWords = {
  what: 'o histórico',
  recent: 'Mudanças mais recentes',
  older: 'Mudanças mais antigas',
  more: 'Ver mudanças mais antigas',
  empty: 'Nada mudou por aqui ainda.',
}

/** The ledger and the history of a row, each for a resource that has one. */
export function RowHistory<Row extends object>({ resource, row }: Props<Row>) {
  const { history, ledger, idOf } = resource
  const id = idOf(row)
  return (
    <>
      {ledger && (
        <HistoryDisclosure name={`${ledger.slug}.${id}`} label={ledger.label}>
          {ledger.entries(row)}
        </HistoryDisclosure>
      )}
      {history && (
        <HistoryDisclosure name={id} label="Histórico">
          <HistoryPages query={(page) => history(id, page)} words={words}>
            {(entry) => <ChangeItem key={entry.id} resource={resource} row={row} entry={entry} />}
          </HistoryPages>
        </HistoryDisclosure>
      )}
    </>
  )
}
