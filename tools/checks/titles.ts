// Fails when a screen gives the tab no title; says where to write one, a line each.
import { trackedSources } from '../lib/tracked-files.ts'
import { findUntitled } from './titles/find-untitled.ts'

const untitled = findUntitled(trackedSources('apps/web/src/*.tsx'))
for (const line of untitled) console.error(line)
process.exitCode = untitled.length > 0 ? 1 : 0
