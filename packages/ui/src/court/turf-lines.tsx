/**
 * Shows the lines on a piece of turf (`turf.css`), as the last child of an element with the class `cl-turf`, so that
 * they are drawn only after the text has given it its height. The static shell of the page holds a copy; a test
 * compares them.
 */
export function TurfLines() {
  return (
    <>
      <svg className="cl-turf-lines area" viewBox="0 0 1 1" aria-hidden>
        <path className="shade" d="M.5 -17.1h2.1v5h-2.1z" />
        <path className="thin" d="M0 -16.5h1.8m-1.8 1h1.8m-1.8 1h1.8m-1.8 1h1.8M.6 -17.5v5m.6 0v-5" />
        <path d="M0 -17.5h1.8v5H0M-300 0H0V-60M0 -7h-8v-16h8M-8 -18a3 3 0 0 0 0 6M-.8 0A.8 .8 0 0 1 0 -.8" />
        <path className="far" d="M-25 0v-60M-25 -20a5 5 0 0 0 0 10a5 5 0 0 0 0 -10" />
      </svg>
      <svg className="cl-turf-lines corner" viewBox="0 0 1 1" aria-hidden>
        <path d="M-3000 0H0V3000M-44 0A44 44 0 0 0 0 44" />
      </svg>
    </>
  )
}
