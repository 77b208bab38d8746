import { expect, test } from 'vitest'
import { networkOf } from './network-of.ts'

test.each([
  { name: 'an IPv4 address alone', ip: '192.0.2.7', network: '192.0.2.7' },
  { name: 'an IPv4 address written as IPv6', ip: '::ffff:192.0.2.7', network: '::ffff:192.0.2.7' },
  { name: 'the first half', ip: '2001:db8:1:2:3:4:5:6', network: '2001:db8:1:2' },
  { name: 'the first half, the rest shortened', ip: '2001:db8:1:2::6', network: '2001:db8:1:2' },
  { name: 'zeros of the first half that are left out', ip: '2001:db8::3:4:5:6', network: '2001:db8:0:0' },
  { name: 'the same ones with another end', ip: '2001:db8::9', network: '2001:db8:0:0' },
  { name: 'a group of zero that is written', ip: '2001:db8:1:0:3:4:5:6', network: '2001:db8:1:0' },
  { name: 'the same one left out', ip: '2001:db8:1::6', network: '2001:db8:1:0' },
  { name: 'the own machine', ip: '::1', network: '0:0:0:0' },
])('$name', ({ ip, network }) => {
  expect(networkOf(ip)).toBe(network)
})
