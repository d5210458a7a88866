import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client'
import type { Work } from './store/transact.ts'

/** An answered call: its name, its status, how long it took and what work it was. */
export type AnsweredCall = { name: string; status: number; ms: number; work: Work }

/** The counters of the server, in the words of Prometheus. */
export type Metrics = {
  answered(call: AnsweredCall): void
  jobRan(name: string): void
  mailed(result: 'sent' | 'later' | 'failed'): void
  /** Notes how a transfer by Pix ended, or that the bank has to be asked again. */
  pix(result: string): void
  /** Notes how a charge of a card ended, or that the bank has to be asked again. */
  card(result: string): void
  /** Notes a call that was refused since its address makes too many. */
  limited(call: string): void
  /** Counts the open streams from now on. */
  watchStreams(count: () => number): void
  text(): Promise<string>
  readonly contentType: string
}

/** Creates counters that stand at zero. */
export function createMetrics(): Metrics {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  const registers = [registry]
  const seconds = new Histogram({
    name: 'campo_call_seconds',
    help: 'How long calls take.',
    labelNames: ['call', 'status'],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5],
    registers,
  })
  const trips = new Histogram({
    name: 'campo_call_round_trips',
    help: 'The round trips to the database of a call.',
    labelNames: ['call'],
    buckets: [1, 2, 3, 4, 6, 8, 12, 16],
    registers,
  })
  const restarts = new Counter({
    name: 'campo_call_restarts',
    help: 'Transactions that met another one and started again.',
    labelNames: ['call'],
    registers,
  })
  const jobs = new Counter({ name: 'campo_jobs', help: 'Jobs that ran.', labelNames: ['job'], registers })
  const mails = new Counter({
    name: 'campo_mails',
    help: 'Mails that were sent, have to wait, or came back.',
    labelNames: ['result'],
    registers,
  })
  const pix = new Counter({
    name: 'campo_pix',
    help: 'Transfers by Pix by how they ended, and tries at which the bank failed.',
    labelNames: ['result'],
    registers,
  })
  const cards = new Counter({
    name: 'campo_cards',
    help: 'Charges of cards by how they ended, and tries at which the bank failed.',
    labelNames: ['result'],
    registers,
  })
  const limited = new Counter({
    name: 'campo_calls_limited',
    help: 'Calls that were refused since their address makes too many.',
    labelNames: ['call'],
    registers,
  })
  return {
    answered: ({ name, status, ms, work }) => {
      seconds.observe({ call: name, status }, ms / 1000)
      trips.observe({ call: name }, work.trips)
      if (work.attempts > 1) restarts.inc({ call: name }, work.attempts - 1)
    },
    jobRan: (name) => jobs.inc({ job: name }),
    mailed: (result) => mails.inc({ result }),
    pix: (result) => pix.inc({ result }),
    card: (result) => cards.inc({ result }),
    limited: (call) => limited.inc({ call }),
    watchStreams: (count) =>
      void new Gauge({
        name: 'campo_live_streams',
        help: 'The browsers that are told of changes.',
        registers,
        collect() {
          this.set(count())
        },
      }),
    text: () => registry.metrics(),
    contentType: registry.contentType,
  }
}
