import type { SeenDraw } from '@campo-livre/domain/rachas/draw/play.ts'
import type { DrawList, DrawTicket } from '@campo-livre/domain/rachas/draw/draw.ts'
import type { DrawCheck, RecordedDraw } from '@campo-livre/domain/rachas/draw/verify-draw.ts'
import type { DrawTask } from './draw-worker.ts'

/** Draws beside the page, which stays quick. Rejects where the worker does not start. */
export function drawInWorker(list: DrawList, ticket: DrawTicket): Promise<RecordedDraw> {
  return run<RecordedDraw>({ task: 'draw', list, ticket })
}

/** Runs a draw again, beside the page (N3: “Conferir”). */
export function verifyInWorker({ record, own }: Pick<SeenDraw, 'record' | 'own'>): Promise<DrawCheck[]> {
  return run<DrawCheck[]>({ task: 'verify', record, own })
}

function run<T>(task: DrawTask): Promise<T> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL('./draw-worker.ts', import.meta.url), { type: 'module' })
    const end = () => worker.terminate()
    worker.addEventListener('message', ({ data }: MessageEvent<T>) => {
      end()
      resolve(data)
    })
    worker.addEventListener('error', (event) => {
      end()
      reject(new Error(event.message))
    })
    worker.postMessage(task, [])
  })
}
