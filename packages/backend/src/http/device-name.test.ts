import { expect, it } from 'vitest'
import { deviceName } from './device-name.ts'

const windows = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko)'
const android = 'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko)'
const iPhone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)'

it.each([
  [`${android} Chrome/144.0.0.0 Mobile Safari/537.36`, 'Chrome no Android'],
  [`${android} SamsungBrowser/29.0 Chrome/136.0.0.0 Mobile Safari/537.36`, 'Samsung Internet no Android'],
  [`${iPhone} Version/18.6 Mobile/15E148 Safari/604.1`, 'Safari no iPhone'],
  [`${iPhone} CriOS/144.0.0.0 Mobile/15E148 Safari/604.1`, 'Chrome no iPhone'],
  [`${windows} Chrome/144.0.0.0 Safari/537.36 Edg/144.0.0.0`, 'Edge no Windows'],
  [`${windows} Chrome/144.0.0.0 Safari/537.36 OPR/128.0.0.0`, 'Opera no Windows'],
  [
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/26.0 Safari/605.1.15',
    'Safari no Mac',
  ],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0', 'Firefox no Linux'],
  [
    'Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) AppleWebKit/537.36 Chrome/144.0.0.0 Safari/537.36',
    'Chrome no ChromeOS',
  ],
  [
    'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 HeadlessChrome/144.0.0.0 Safari/537.36',
    'Chrome no Linux',
  ],
  ['Node.js/24', null],
  ['', null],
  [null, null],
])('reads %s as %s (H11)', (userAgent, name) => {
  expect(deviceName(userAgent)).toBe(name)
})
