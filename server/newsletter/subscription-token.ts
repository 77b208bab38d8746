import { createHash, randomBytes } from 'node:crypto'

/** The secret in a newsletter's link: 256 random bits. Only its digest is stored. */
export const newToken = (): string => randomBytes(32).toString('base64url')

export const tokenDigest = (token: string): string => createHash('sha256').update(token).digest('hex')
