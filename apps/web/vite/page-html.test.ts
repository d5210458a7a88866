import { expect, it } from 'vitest'
import { aheadHtml, between, headHtml, pageHtml, withoutMarks } from './page-html.ts'

const template = `<html><head><!--head--><title>Início</title><!--/head--><!--ask-ahead--><script src="/ask-ahead.js"></script><!--/ask-ahead--></head><body><div class="cl-frame"><main>
<!--waiting--><p>Espere</p><!--/waiting--><!--unscripted--><noscript>Não dá</noscript><!--/unscripted--><!--screen--><p>Vazio</p><!--/screen--></main><!--footer--><!--/footer--></div><script type="module" crossorigin src="/app.js"></script></body></html>`

it('puts the words of a page into their places, and leaves no mark', () => {
  const html = pageHtml(template, {
    head: '<title>Termos</title>',
    styles: '.a{b:c}',
    screen: '<h1>Custa $& ou $1</h1>',
    footer: '<footer></footer>',
    preloads: '<link rel="modulepreload" href="/a.js">',
    sheets: '<link rel="stylesheet" href="/a.css">',
  })
  expect(html.replaceAll('\n', '')).toBe(
    '<html><head><title>Termos</title><style>.a{b:c}</style></head>' +
      '<body><div class="cl-frame" data-prerendered><main><h1>Custa $& ou $1</h1></main><footer></footer></div>' +
      '<script src="/after-paint.js" data-style="/a.css" data-code="/a.js" data-run="/app.js"></script></body></html>',
  )
})

it('takes only the marks out of index.html', () => {
  expect(withoutMarks('<!--screen--><p>Oi</p><!--/screen--><!-- said by a person -->')).toBe(
    '<p>Oi</p><!-- said by a person -->',
  )
})

it('says when index.html has no such place', () => {
  expect(() => between('<main></main>', 'screen', '')).toThrow('index.html has no place marked <!--screen-->')
})

it('writes texts so that they stay texts, and data as it is (A15)', () => {
  const head = headHtml('A & B', [
    { name: 'meta', attributes: { name: 'description', content: '"<b>"' } },
    { name: 'script', attributes: { type: 'application/ld+json' }, text: '{"a":"\\u003c"}' },
  ])
  expect(head).toBe(
    '<title>A &amp; B</title><meta data-page name="description" content="&quot;&lt;b&gt;&quot;">' +
      '<script data-page type="application/ld+json">{"a":"\\u003c"}</script>',
  )
})

it('names the code and the style sheets of an address without loading them', () => {
  expect(aheadHtml('/field/', '/assets/a.css')).toBe(
    '<link data-ahead="/field/" as="style" crossorigin href="/assets/a.css">',
  )
  expect(aheadHtml('/field/', '/assets/a.js')).toBe(
    '<link data-ahead="/field/" crossorigin href="/assets/a.js">',
  )
})
