import type { ListParams } from '@campo-livre/domain/lists/filters.ts'
import { formatCount } from '@campo-livre/domain/lists/count.ts'
import button from '@campo-livre/ui/button/button.module.css'
import { tableLabels } from '@campo-livre/ui/text-set/pt-br.ts'
import { IconDownload } from '@tabler/icons-react'
import { failureSentence, waitOf } from '../../notice/failure-sentence.ts'
import { Notice } from '../../notice/notice.tsx'
import classes from './export-button.module.css'
import type { Selection } from '../table/selection.ts'
import type { Column, Exported } from '../resource.ts'
import { useExport } from './use-export.ts'

type Props<Row> = {
  resource: Exported<Row>
  params: ListParams
  columns: readonly Column<Row>[]
  selection: Selection<Row>
  /** `Baixar planilha` by default. */
  label?: string
}

/** Downloads rows as a CSV (F4), with its progress, a way to cancel, and a failure. */
export function ExportButton<Row extends object>({
  resource,
  label = tableLabels.download,
  ...wanted
}: Props<Row>) {
  const { status, start, cancel } = useExport(resource)
  const running = status.state === 'running'
  return (
    <div className={classes.export}>
      {/* One button for both states, so that it keeps the focus. */}
      <button
        type="button"
        className={button.secondary}
        onClick={running ? cancel : () => void start(wanted)}
      >
        {running ? (
          'Parar'
        ) : (
          <>
            <IconDownload size={20} stroke={1.75} aria-hidden />
            {label}
          </>
        )}
      </button>
      {running && (
        <span className={classes.progress}>
          <progress
            aria-label="Baixando"
            className={classes.bar}
            {...(status.total > 0 ? { value: status.done, max: status.total } : {})}
          />
          <span className={classes.count}>
            {status.pause !== undefined && (
              <span className={classes.pause}>{pauseSentence(status.pause)}</span>
            )}
            {status.total > 0 && `${formatCount(status.done)} de ${formatCount(status.total)}`}
          </span>
        </span>
      )}
      <p role="status" className="visually-hidden">
        {running && (status.pause === undefined ? 'Baixando.' : pauseSentence(status.pause))}
        {status.state === 'done' && `Arquivo ${status.file} baixado.`}
      </p>
      {status.state === 'failed' && (
        <Notice>{failureSentence(status.error, 'Não deu para baixar tudo. Tente de novo.')}</Notice>
      )}
    </div>
  )
}

function pauseSentence(seconds: number): string {
  return `Uma pausa: continua em ${waitOf(seconds)}.`
}
