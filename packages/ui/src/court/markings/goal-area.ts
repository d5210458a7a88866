import { arc, line, type Shape } from '../shapes.ts'

/** A line at equal distance from the goal: two quarter circles around the posts, joined by a straight part. */
export type GoalArea = { end: number; radius: number; straight: number; side: number }

/** Returns the line at the right end; where it would leave the court it stops at the side line. */
export function goalArea({ end, radius, straight, side }: GoalArea): Shape[] {
  const post = straight / 2
  const turn = (Math.asin(Math.min(1, (side - post) / radius)) * 180) / Math.PI
  return [
    arc(end, -post, radius, 180, 180 + turn),
    line(end - radius, -post, end - radius, post),
    arc(end, post, radius, 180 - turn, 180),
  ]
}

/** Returns the goal areas of both ends as closed SVG path data, for paint. */
export function goalAreaPaint({ end, radius, straight }: GoalArea): string {
  const post = straight / 2
  const half = (x: number, sweep: 0 | 1) => {
    const inner = x - Math.sign(x) * radius
    const bend = `A${radius} ${radius} 0 0 ${sweep} `
    return `M${x} ${-post - radius}${bend}${inner} ${-post}V${post}${bend}${x} ${post + radius}z`
  }
  return half(end, 0) + half(-end, 1)
}
