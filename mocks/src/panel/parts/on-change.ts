/** Calls `draw` only for a new value: text that stays can be selected, and nothing is read out twice. */
export function onChange<T>(draw: (value: T) => void): (value: T) => void {
  let drawn: string | null = null
  return (value) => {
    const text = JSON.stringify(value)
    if (text === drawn) return
    drawn = text
    draw(value)
  }
}
