import { Button, Progress } from '@mantine/core'
import { formatCount } from '@campo-livre/domain/lists/count.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { SideDrawer } from '../../drawer/side-drawer.tsx'
import { failureSentence } from '../../notice/failure-sentence.ts'
import { Notice } from '../../notice/notice.tsx'
import { refresh } from '../../query/refresh.ts'
import { fetchMarked } from '../export/fetch-marked.ts'
import { counted } from '../noun.ts'
import type { RunResult } from '../resource-writes.ts'
import classes from './run-drawer.module.css'
import type { RunProps } from './run-props.ts'

type Props = RunProps<object> & { opened: boolean; onClose: () => void }
type State = { step: 'asked' | 'runs' | 'over'; results: readonly RunResult[]; failed: unknown }

const START: State = { step: 'asked', results: [], failed: null }

/** Runs an action through the marked rows: how far it is, a stop that stops, and why some were left out. */
export default function RunDrawer(props: Props) {
  const { resource, writes, action, params, selection, count, opened, onClose, onDone } = props
  const { noun } = resource
  const client = useQueryClient()
  const [{ step, results, failed }, setState] = useState<State>(START)
  const running = useRef<AbortController>(null)
  useEffect(() => () => running.current?.abort(), [])
  const run = async () => {
    const { signal } = (running.current = new AbortController())
    const { signal: heard } = new AbortController()
    const done: RunResult[] = []
    let problem: unknown = null
    setState({ ...START, step: 'runs' })
    try {
      const rows = await fetchMarked({ client, resource, params, selection, signal })
      const whole = selection.whole && selection.rows.size === 0 ? { params, expected: count } : null
      for (let from = 0; from < rows.length && !signal.aborted; from += action.part) {
        const part = rows.slice(from, from + action.part)
        // A part that was sent is heard to its end: the server does it, whoever waits for the answer.
        done.push(...(await action.send(part, from === 0 ? whole : null, { signal: heard })))
        setState({ step: 'runs', results: [...done], failed: null })
      }
    } catch (error) {
      problem = signal.aborted ? null : error
    }
    setState({ step: 'over', results: done, failed: problem })
    refresh(client, writes.changes)
  }
  const close = () => {
    running.current?.abort()
    onClose()
    if (step === 'over') onDone()
    setState(START)
  }
  const left = results.filter((each) => !each.done)
  const told = `${formatCount(results.length)} de ${formatCount(count)}`
  return (
    <SideDrawer opened={opened} onClose={close} title={`${action.label}: ${counted(noun, count)}`}>
      <div className={classes.run}>
        {step === 'asked' && (
          <>
            <p>{action.consequence}</p>
            <Button onClick={() => void run()}>{`${action.label}: ${formatCount(count)}`}</Button>
          </>
        )}
        {step === 'runs' && (
          <>
            <Progress value={(results.length / count) * 100} aria-label={action.label} />
            <p role="status">{told}</p>
            <Button variant="default" onClick={() => running.current?.abort()}>
              Parar
            </Button>
          </>
        )}
        {step === 'over' && (
          <>
            {failed !== null && <Notice>{failureSentence(failed, 'Não deu para continuar.')}</Notice>}
            <p role="status">
              {results.length < count
                ? `Parou em ${told}.`
                : `Pronto: ${formatCount(results.length - left.length)} de ${formatCount(count)}.`}
            </p>
            {left.length > 0 && (
              <ul className={classes.left} aria-label="O que ficou como estava">
                {left.map(({ id, name, message }) => (
                  <li key={id}>
                    <strong>{name}</strong> {message}
                  </li>
                ))}
              </ul>
            )}
            <Button variant="default" onClick={close}>
              Fechar
            </Button>
          </>
        )}
      </div>
    </SideDrawer>
  )
}
