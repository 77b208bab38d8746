const groupsOf = (half: string) => half.split(':').filter(Boolean)

/** An address, or the /64 that one customer of a provider has: there are 2^64 addresses in it. */
export function networkOf(ip: string): string {
  if (!ip.includes(':') || ip.startsWith('::ffff:')) return ip
  const [head = [], tail = []] = ip.split('::').map(groupsOf)
  // What `::` stands for may reach into the network's half: its end is then the customer's to choose.
  const zeros = Array.from({ length: Math.max(0, 8 - head.length - tail.length) }, () => '0')
  return [...head, ...zeros, ...tail].slice(0, 4).join(':')
}
