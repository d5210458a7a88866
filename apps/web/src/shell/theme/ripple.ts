import classes from './ripple.module.css'

/** The elements that show a ripple. */
const pressable = 'button, a[href], summary, label, [role=menuitem], [role=option]'

/**
 * Draws a wave of 0.4 s from the pointer over the pressed element (F6), until the signal aborts; none with reduced
 * motion.
 */
export function followPointer(signal: AbortSignal): void {
  if (signal.aborted) return
  document.addEventListener('pointerdown', onPointerDown, { signal })
}

function onPointerDown({ target, button, clientX, clientY }: PointerEvent): void {
  const pressed = target instanceof Element ? target.closest(pressable) : null
  if (!pressed || button !== 0 || matchMedia('(prefers-reduced-motion: reduce)').matches) return
  const { left, top, width, height } = pressed.getBoundingClientRect()
  const { color, borderRadius } = getComputedStyle(pressed)
  // Outside of React's elements: it lies over the pressed one and lets clicks through.
  const stage = document.createElement('span')
  stage.className = classes.stage ?? ''
  stage.ariaHidden = 'true'
  Object.assign(stage.style, {
    left: `${left}px`,
    top: `${top}px`,
    width: `${width}px`,
    height: `${height}px`,
    borderRadius,
    color,
  })
  const wave = stage.appendChild(document.createElement('span'))
  wave.className = classes.wave ?? ''
  wave.style.left = `${clientX - left}px`
  wave.style.top = `${clientY - top}px`
  // Wide enough to reach the farthest corner from any point inside.
  wave.style.width = `${2 * Math.hypot(width, height)}px`
  wave.addEventListener('animationend', () => stage.remove())
  document.body.append(stage)
}
