const SENTENCE =
  'Este navegador não deixou a demonstração começar. Costuma ser uma janela anônima ou o bloqueio de cookies: abra em ' +
  'uma janela comum, ou libere os dados deste site.'

/** Shows in place of the app that the browser refuses the service worker, with a way to try again. */
export function sayRefused(): void {
  const told = document.createElement('p')
  told.setAttribute('role', 'alert')
  told.style.cssText = 'max-width: 50ch; margin: 20vh auto; padding: 16px; text-align: center'
  const again = document.createElement('a')
  again.href = ''
  again.textContent = 'Tentar de novo'
  told.append(SENTENCE, ' ', again)
  const place = document.querySelector('main') ?? document.body
  place.replaceChildren(told)
}
