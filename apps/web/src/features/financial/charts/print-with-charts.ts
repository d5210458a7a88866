/** The frames after which it is printed without what is not drawn yet: its numbers are on the paper all the same. */
const LONGEST = 600

/** A part that was not on the screen is fetched for the paper; then come its charts. */
const undrawn = () =>
  document.querySelector('main [data-skeleton]') !== null ||
  [...document.querySelectorAll('[data-chart]')].some((chart) => chart.querySelector('svg') === null)

/** Prints the page when its charts are drawn, also those that nobody has scrolled to. */
export async function printWithCharts(): Promise<void> {
  const begin = () => window.dispatchEvent(new Event('beforeprint'))
  begin()
  for (let frame = 0; frame < LONGEST && undrawn(); frame += 1) {
    await new Promise((next) => requestAnimationFrame(next))
    // Charts that came with a part are told too.
    begin()
  }
  window.print()
}
