import { randomBytes } from 'node:crypto'

const digits = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'
/** 62^22 > 2^128. */
const length = 22

/**
 * The secret of a customer's link: 128 random bits in base62, never derived from the order's number. Source: design §6.
 */
export function newOrderId(): string {
  let rest = BigInt(`0x${randomBytes(16).toString('hex')}`)
  let id = ''
  for (let place = 0; place < length; place++) {
    id = digits[Number(rest % 62n)] + id
    rest /= 62n
  }
  return id
}
