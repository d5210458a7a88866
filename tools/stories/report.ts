import { readFileSync } from 'node:fs'
import { figures, type Pair, type Picture, titleOf } from './pair.ts'
import { runReport } from './report-page.ts'

/** A pair, with the picture of its differences where there are any. */
export type Reported = Pair & { differing: number; picture: string | null }

const style = readFileSync(new URL('report.css', import.meta.url), 'utf8')
const script = `(${runReport.toString()})()`

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
const escape = (text: string) => text.replace(/[&<>"]/g, (sign) => entities[sign] ?? sign)

/** Returns a self-contained HTML page with all changed pairs, side by side. */
export function reportPage(heading: string, reported: readonly Reported[]): string {
  const shown = reported.filter(({ kind }) => kind !== 'same')
  const titles = [...new Set(shown.map(titleOf))]
  const groups = titles.map((title) =>
    group(
      title,
      shown.filter((each) => titleOf(each) === title),
    ),
  )
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${escape(heading)}</title>
<style>${style}</style>
</head>
<body>
<header>
<h1>${escape(heading)}</h1>
<p>${figures(reported)}</p>
<form>
<label>Title or story <input type="search" name="text"></label>
${(['changed', 'new', 'gone'] as const)
  .map((kind) => `<label><input type="checkbox" name="kind" value="${kind}" checked> ${kind}</label>`)
  .join('\n')}
</form>
</header>
<main>
${groups.join('\n') || '<p>Nothing changed.</p>'}
</main>
<script>${script}</script>
</body>
</html>
`
}

function group(title: string, pairs: readonly Reported[]): string {
  return `<section>\n<h2>${escape(title)}</h2>\n${pairs.map(entry).join('\n')}\n</section>`
}

function entry({ kind, before, after, differing, picture }: Reported): string {
  const { name, look, title } = after ?? before
  const failed = [before, after].some((each) => each !== null && !each.ended)
  const told = [
    kind,
    look,
    ...(differing > 0 ? [`${differing.toLocaleString('en')} pixels`] : []),
    ...(failed ? ['its play function failed'] : []),
  ]
  return `<article data-kind="${kind}" data-text="${escape(`${title} ${name} ${look}`.toLowerCase())}">
<h3>${escape(name)}</h3>
<p>${told.map(escape).join(' · ')}</p>
<div class="pictures">
${figure('before', before)}${figure('after', after)}${picture === null ? '' : image('differences', picture)}
</div>
</article>`
}

const figure = (caption: string, picture: Picture | null) =>
  picture ? image(caption, `data:image/png;base64,${picture.png.toString('base64')}`) : ''

const image = (caption: string, source: string) =>
  `<figure><figcaption>${caption}</figcaption><button><img alt="${caption}" loading="lazy" src="${source}"></button></figure>`
