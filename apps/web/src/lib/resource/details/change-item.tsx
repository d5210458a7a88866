import type { FieldChange, HistoryEntry } from '@campo-livre/domain/lists/history.ts'
import { HistoryItem } from '../../history/history-item.tsx'
import classes from '../../history/history.module.css'
import { valueText, zoneOf } from '../table/cell-text.ts'
import { doneWith } from '../noun.ts'
import type { Resource } from '../resource.ts'
import { RevertButton } from './revert-button.tsx'

type Props<Row> = { resource: Resource<Row>; row: Row; entry: HistoryEntry }

/** A change of a row: what, from what to what, by whom and when, in the words of the resource's columns. */
export function ChangeItem<Row extends object>({ resource, row, entry }: Props<Row>) {
  const { at, who, kind, changes } = entry
  const zone = zoneOf(resource, row)
  return (
    <HistoryItem at={at} who={who} timeZone={zone}>
      {kind === 'created' && <p>{doneWith(resource.noun, 'criado')}</p>}
      {changes.map((change) => {
        const label = labelOf(resource, change.field)
        const known = label !== undefined && (change.from !== null || change.to !== null)
        return (
          <div key={change.field}>
            <p>
              <span className={classes.dim}>{label ?? 'Outro dado'}</span>{' '}
              {!known ? (
                'mudou'
              ) : (
                <>
                  <span className="visually-hidden">de </span>
                  <s>{shown(resource, change, 'from', zone)}</s> <span aria-hidden>→</span>
                  <span className="visually-hidden">para</span>{' '}
                  <strong>{shown(resource, change, 'to', zone)}</strong>
                </>
              )}
            </p>
            {known && <RevertButton resource={resource} entry={entry} field={change.field} label={label} />}
          </div>
        )
      })}
    </HistoryItem>
  )
}

/** Returns the name of a field: its column's, else its input's; undefined for one that is gone or for other roles. */
function labelOf<Row>({ columns, writes, historyWords }: Resource<Row>, field: string): string | undefined {
  const column = columns.find(({ id }) => id === field)
  const edit = typeof writes?.edit === 'function' ? undefined : writes?.edit
  const input = edit?.fields.find(({ name }) => name === field)
  return column?.label ?? input?.label.replace(/ \(opcional\)$/, '') ?? historyWords?.[field]
}

function shown<Row>(
  { columns }: Resource<Row>,
  change: FieldChange,
  side: 'from' | 'to',
  zone: string,
): string {
  const value = change[side]
  const column = columns.find(({ id }) => id === change.field)
  if (value === null || value === '') return '–'
  if (typeof value === 'boolean') return value ? 'Sim' : 'Não'
  return column ? valueText(column, String(value), zone) : String(value)
}
