// Requests the data of the address before the app's code is loaded (decision 040). Each answer is taken once, by
// src/app/asked-ahead.ts, which has the types; first-screen.spec.ts checks that nothing is requested twice. The name of
// a field is shown as soon as it has come (decision 046).
{
  const { api, http, areas } = document.currentScript.dataset
  let token = null
  try {
    token = localStorage.getItem('token')
  } catch {
    // The storage is blocked: there is no session.
  }
  const { pathname, search } = location
  const [, place, id] = /^\/(field|company|conta|racha)\/([^/]+)\/?$/.exec(pathname) ?? []
  const asked = []
  if (place === 'field') {
    asked.push(`fields/${id}`)
    if (!/[?&](semana|dia|inicio)=/.test(search)) asked.push(`fields/${id}/availability?days=7`)
  }
  // The link of a group begins with it; whose share was picked stands behind `~`.
  if (place === 'conta') asked.push(`${/^grupo-[^~]+$/.test(id) ? 'bill' : 'share'}-links/${id}`)
  // Below `/company/` there are the company's own areas, too (A12).
  if (place === 'company' && !areas.split(' ').includes(id)) {
    asked.push(`companies/${id}`)
    if (!/[?&]pagina=/.test(search)) asked.push(`companies/${id}/fields?page=1&perPage=12`)
    if (!/[?&]avaliacoes=/.test(search)) asked.push(`companies/${id}/reviews?page=1&perPage=5`)
  }
  if (/^\/(arenas|campos)?\/?$/.test(pathname) && !search) asked.push('fields?perPage=12', 'places')
  const ask = async (address) => {
    const askedAt = Date.now()
    const headers = { Accept: 'application/json', ...(token && { Authorization: `Bearer ${token}` }) }
    const response = await fetch(`${api}/${address}`, { headers })
    const answeredAt = Date.now()
    if (response.ok && address === `fields/${id}`) await show(response.clone()).catch(() => null)
    return { response, askedAt, answeredAt }
  }
  // Writes the name of a field into the static shell, where the app will show it too.
  const show = async (response) => {
    const body = await response.json()
    const title = document.querySelector('.cl-shell-field h1')
    title.textContent = (body.data ?? body).name
    title.hidden = title.textContent === ''
  }
  const answers = asked.map((address) => [address, ask(address).catch(() => null)])
  globalThis.askedAhead = { token, answers: Object.fromEntries(answers) }
  // Without data to request, the code that sends calls is needed at once: by an account, or behind a link.
  const code = Object.assign(document.createElement('link'), { rel: 'modulepreload', href: http })
  code.crossOrigin = ''
  if (asked.length === 0 && (token || place)) document.head.append(code)
}
