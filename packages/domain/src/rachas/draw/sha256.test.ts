import { expect, it } from 'vitest'
import { sha256 } from './sha256.ts'

it.each([
  ['', 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855'],
  ['abc', 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad'],
  [
    'abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq',
    '248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1',
  ],
  ['a'.repeat(1000), '41edece42d63e8d9bf515a9ba6932e1c20cbc9f5a5d134645adb5db1b9737ea3'],
  ['São João ⚽', 'f66626e5ec7f2965ce5af79c28929f695f0050fe398732d7274f4afefdb23dab'],
  // Letters of one, two, three and four bytes, where one length ends and the next begins.
  ['\u007f\u0080', '11bc88eba96f9ba02c203374681a34954627493490721158251837a19ce9905c'],
  ['\u07ff\u0800', 'fb8cd33e5c52afdb00ea51294ba2b43d2a7429f96ab649193ba1ec33c7abb060'],
  ['\uffff\u{10000}', '5c9d0ce54260185312cdd780d0df967f7cb88d3a297b79d93f0bed1874cf7139'],
  ['\u{10ffff}🏐 Vôlei', '7d98d21a9b91602b019255f932d0f1f5e34cf65e7466eb6bac375553924f28d1'],
  // The longest text of one block, and the shortest of two.
  ['a'.repeat(55), '9f4390f8d30c2dd92ec9f095b65e2b9ae9b0a925a5258e241c9f1e910f734318'],
  ['a'.repeat(56), 'b35439a4ac6f0948b6d6f9e3c6af0f5f590ce20f1bde7090ef7970686ec6738a'],
])('hashes %j as the standard does (N3)', (text, hash) => {
  expect(sha256(text)).toBe(hash)
})
