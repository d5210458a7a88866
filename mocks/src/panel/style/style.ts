import { controls } from './controls.ts'
import { frame } from './frame.ts'
import { lists } from './lists.ts'

/** The look of the panel; it stays inside its shadow root and has its colours from the app's own theme. */
export const style = frame + controls + lists
