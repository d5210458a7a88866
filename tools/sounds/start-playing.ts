// Makes the sound of a new notification, apps/web/public/start-playing.mp3: two soft bars of a marimba, a fourth apart.
// Run by `node tools/sounds/start-playing.ts` on a machine with `lame`.
import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { root } from '../lib/paths.mjs'

const RATE = 44_100
const SECONDS = 0.9
const LOUDNESS = 0.5

/** The start of each bar's sound in seconds, and its pitch: G5, C6. */
const bars = [
  { at: 0.01, hertz: 783.99, force: 0.8 },
  { at: 0.14, hertz: 1046.5, force: 1 },
]

/** The partials of a marimba's bar: its tone and two overtones, which fade sooner. `fade` in seconds. */
const partials = [
  { times: 1, strength: 1, fade: 0.16 },
  { times: 3.93, strength: 0.22, fade: 0.05 },
  { times: 9.6, strength: 0.05, fade: 0.02 },
]

function strike(hertz: number, seconds: number): number {
  if (seconds < 0) return 0
  const attack = Math.min(seconds / 0.004, 1)
  const sound = partials.reduce(
    (sum, { times, strength, fade }) =>
      sum + strength * Math.exp(-seconds / fade) * Math.sin(2 * Math.PI * hertz * times * seconds),
    0,
  )
  return attack * sound
}

const samples = Buffer.alloc(Math.round(RATE * SECONDS) * 2)
for (let index = 0; index < samples.length / 2; index += 1) {
  const now = index / RATE
  const ending = Math.min((SECONDS - now) / 0.1, 1)
  const sound = bars.reduce((sum, { at, hertz, force }) => sum + force * strike(hertz, now - at), 0)
  samples.writeInt16LE(Math.round(32_767 * LOUDNESS * Math.tanh(sound * 0.8) * ending), index * 2)
}

const file = join(root, 'apps/web/public/start-playing.mp3')
const raw = ['-r', '-s', String(RATE / 1000), '--bitwidth', '16', '--signed', '--little-endian', '-m', 'm']
execFileSync('lame', [...raw, '--quiet', '-b', '80', '-t', '-', file], { input: samples })
