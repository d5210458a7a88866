// Fails when a screen gives the browser tab no title; prints a line for each, with the place to write one.
import { trackedSources } from '../lib/tracked-files.ts'
import { findUntitled } from './titles/find-untitled.ts'

const untitled = findUntitled(trackedSources('apps/web/src/*.tsx'))
for (const line of untitled) console.error(line)
process.exitCode = untitled.length > 0 ? 1 : 0
