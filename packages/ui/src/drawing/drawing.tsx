import base from './drawing.module.css'
import more from './drawings.module.css'
import { CourtDrawing } from './failure-drawing.tsx'

const looks = {
  /** Nothing booked, or nothing yet: the halfway line is not painted. */
  booked: more.booked,
  /** Nothing found: the court between two others is missing. */
  found: more.found,
  /** No field yet: all lines are still to be painted. */
  field: more.field,
  /** No notifications: the bell hangs still. */
  notifications: more.notifications,
  /** A page that is not there: the ball went over the line. */
  page: more.page,
  /** Not for this account: the gate is locked. */
  denied: more.denied,
  /** Something went wrong: the line was painted askew. */
  error: base.error,
  /** No connection: the floodlights are out. */
  offline: base.offline,
}

export type DrawingName = keyof typeof looks

export const drawingNames = Object.keys(looks) as DrawingName[]

type DrawingProps = {
  /** The name of the drawing, after what is missing. */
  drawing: DrawingName
}

/**
 * A drawing for an empty or failed state: a piece of turf on which a line is missing. Decoration: the words beside it
 * say what it means. `error` and `offline` are loaded with the first screen; the others with the components that show
 * them.
 */
export function Drawing({ drawing }: DrawingProps) {
  return <CourtDrawing look={looks[drawing]} />
}
