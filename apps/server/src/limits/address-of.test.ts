import { expect, it } from 'vitest'
import { addressOf, networkOf } from './address-of.ts'

it.each([
  ['no proxy: what the request says is nobody’s word', '9.9.9.9', 0, '10.0.0.1'],
  ['one proxy, which was asked by the visitor', '9.9.9.9', 1, '9.9.9.9'],
  ['one proxy, and a visitor who says that they are somebody else', '1.1.1.1, 9.9.9.9', 1, '9.9.9.9'],
  ['two proxies', '1.1.1.1, 9.9.9.9, 10.0.0.2', 2, '9.9.9.9'],
  ['more proxies than there were', '9.9.9.9', 3, '9.9.9.9'],
  ['a proxy that says nothing', null, 1, '10.0.0.1'],
])('%s', (_, forwarded, proxies, address) => {
  expect(addressOf({ socket: '10.0.0.1', forwarded, proxies })).toBe(address)
})

it.each([
  ['203.0.113.7', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:0DB8:1:2::9', '2001:db8:1:2::/64'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
])('counts %s as %s', (address, network) => {
  expect(networkOf(address)).toBe(network)
})
