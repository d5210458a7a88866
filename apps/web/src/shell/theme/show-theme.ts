type Look = { preset: string; primary: string; surface: string }

/** Applies a theme to the page (F1, F2), as `public/before-paint.js` does before the first paint. */
export function showTheme({ preset, primary, surface }: Look, dark: boolean): void {
  const root = document.documentElement
  root.classList.toggle('app-dark', dark)
  const mantineColorScheme = dark ? 'dark' : 'light'
  Object.assign(root.dataset, { preset, primary, surface, mantineColorScheme })
  // The phone's own bar has the colour of the top bar.
  const bar = getComputedStyle(root).getPropertyValue('--cl-surface-1')
  document.querySelector('meta[name=theme-color]')?.setAttribute('content', bar)
}
