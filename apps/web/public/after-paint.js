// Loads the app's code on a prerendered page (decision 022), after the page has been painted.
{
  const { style, code, run } = document.currentScript.dataset
  const add = (name, attributes) => {
    const element = Object.assign(document.createElement(name), attributes)
    element.crossOrigin = ''
    document.head.append(element)
  }
  const start = () => {
    for (const href of style.split(' ')) add('link', { rel: 'preload', as: 'style', href })
    for (const href of code.split(' ')) add('link', { rel: 'modulepreload', href })
    for (const src of run.split(' ')) add('script', { type: 'module', src })
  }
  // A tab in the background is not painted.
  if (document.hidden) start()
  else requestAnimationFrame(() => setTimeout(start))
}
