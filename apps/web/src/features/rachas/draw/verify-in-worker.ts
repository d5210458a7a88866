import type { SeenDraw } from '@campo-livre/domain/rachas/play.ts'
import type { DrawCheck } from '@campo-livre/domain/rachas/draw/verify-draw.ts'

/** Runs a draw again beside the page, which stays quick (N3: “Conferir”). Rejects where the worker does not start. */
export function verifyInWorker({ record, own }: Pick<SeenDraw, 'record' | 'own'>): Promise<DrawCheck[]> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL('./verify-worker.ts', import.meta.url), { type: 'module' })
    const end = () => worker.terminate()
    worker.addEventListener('message', ({ data }: MessageEvent<DrawCheck[]>) => {
      end()
      resolve(data)
    })
    worker.addEventListener('error', (event) => {
      end()
      reject(new Error(event.message))
    })
    worker.postMessage({ record, own }, [])
  })
}
