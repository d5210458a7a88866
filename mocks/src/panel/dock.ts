/** Wide enough for the app and the panel beside it. */
const wide = matchMedia('(min-width: 62em)')
const WIDTH = '392px'

/** The sheet's, as in style/frame.ts. */
const HEIGHT = 'min(62dvh, 600px)'

/** Makes room for the panel beside the app, or under it: whatever is being tried can be brought into view. */
export function createDock() {
  const root = document.documentElement
  let place: 'left' | 'right' | null = null
  const put = () => {
    const docked = wide.matches ? place : null
    root.style.paddingLeft = docked === 'left' ? WIDTH : ''
    root.style.paddingRight = docked === 'right' ? WIDTH : ''
    root.style.paddingBottom = place !== null && docked === null ? HEIGHT : ''
  }
  wide.addEventListener('change', put)
  return {
    at: (next: 'left' | 'right' | null) => {
      place = next
      put()
    },
    stop: () => {
      wide.removeEventListener('change', put)
      place = null
      put()
    },
  }
}
