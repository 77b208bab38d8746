/** An address, or the /64 that one customer of a provider has: there are 2^64 addresses in it. */
export function networkOf(ip: string): string {
  return ip.includes(':') && !ip.startsWith('::ffff:') ? ip.split(':').slice(0, 4).join(':') : ip
}
