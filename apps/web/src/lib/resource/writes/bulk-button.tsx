import { ApiError } from '@campo-livre/api/client/api-error.ts'
import button from '@campo-livre/ui/button/button.module.css'
import type { ListParams } from '@campo-livre/domain/lists/filters.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import * as z from 'zod/mini'
import type { Attempt } from '../../action/action.ts'
import { failureSentence } from '../../notice/failure-sentence.ts'
import { Notice } from '../../notice/notice.tsx'
import { BulkPreview } from './bulk-preview.tsx'
import { fetchMarked } from '../export/fetch-marked.ts'
import { counted, theMany } from '../noun.ts'
import { prefetchForm, ResourceFormDrawer } from './resource-form-drawer.tsx'
import type { Resource } from '../resource.ts'
import type { BulkAction, ResourceWrites } from '../resource-writes.ts'
import type { Selection } from '../table/selection.ts'

type Props<Row> = {
  resource: Resource<Row>
  writes: ResourceWrites<Row>
  action: BulkAction<Row>
  params: ListParams
  selection: Selection<Row>
  /** The number of rows that are marked. */
  count: number
  onDone: () => void
}

function savedBy<Row>({ done }: BulkAction<Row>, rows: readonly Row[]) {
  return typeof done === 'string' ? done : (body: unknown) => done(rows, body)
}

/** The button of a bulk action: reads the marked rows that are not loaded, and opens the form. */
export function BulkButton<Row extends object>(props: Props<Row>) {
  const { resource, writes, action, params, selection, count, onDone } = props
  const client = useQueryClient()
  const [rows, setRows] = useState<readonly Row[] | null>(null)
  const [opened, setOpened] = useState(false)
  const [state, setState] = useState<'idle' | 'pending' | { failed: unknown }>('idle')
  const running = useRef<AbortController>(null)
  useEffect(() => () => running.current?.abort(), [])
  const pending = state === 'pending'
  const { noun, idOf } = resource
  const open = async () => {
    if (count > action.max) return setState({ failed: 'too many' })
    const controller = new AbortController()
    running.current = controller
    setState('pending')
    try {
      setRows(await fetchMarked({ client, resource, params, selection, signal: controller.signal }))
      setState('idle')
      setOpened(true)
    } catch (failed) {
      setState(controller.signal.aborted ? 'idle' : { failed })
    }
  }
  const sentence = (failed: unknown) =>
    failed === 'too many'
      ? `Marque até ${counted(noun, action.max)} de uma vez.`
      : failureSentence(failed, 'Não deu para juntar o que está marcado. Tente de novo.')
  const send = async (body: unknown, attempt: Attempt) => {
    try {
      return await action.send(body, attempt, rows ?? [])
    } catch (error) {
      // Some rows have changed meanwhile: the next try uses their present state.
      const now = error instanceof ApiError ? z.array(writes.row).safeParse(error.data).data : undefined
      if (now) setRows((old) => old && old.map((row) => now.find((each) => idOf(each) === idOf(row)) ?? row))
      throw error
    }
  }
  return (
    <>
      <button
        type="button"
        className={button.secondary}
        onPointerEnter={prefetchForm}
        onFocus={prefetchForm}
        onClick={pending ? () => running.current?.abort() : () => void open()}
      >
        {pending ? 'Parar' : action.label}
      </button>
      {typeof state === 'object' && <Notice>{sentence(state.failed)}</Notice>}
      {rows && (
        <ResourceFormDrawer
          form={{ ...action, send }}
          target={rows}
          changes={writes.changes}
          opened={opened}
          onClose={() => setOpened(false)}
          title={`${action.label}: ${counted(noun, rows.length)}`}
          check={(body) => action.check(rows, body)}
          draftKey={`${noun.many} ${action.label}`}
          submit={action.label}
          saved={savedBy(action, rows)}
          failure={`Não deu para mudar ${theMany(noun)}. Tente de novo.`}
          onSaved={onDone}
          preview={(body) =>
            body !== null && (
              <BulkPreview summary={action.summary?.(rows, body)} lines={action.preview(rows, body)} />
            )
          }
        />
      )}
    </>
  )
}
