// What is used of packages that are installed in this folder at the bench's first run, not with the project.
declare module 'lighthouse' {
  interface Audit {
    score: number | null
    numericValue?: number
    // biome-ignore lint/suspicious/noExplicitAny: each audit has a shape of its own, read in one place
    details?: { items: any[] }
  }
  interface Report {
    audits: Record<string, Audit>
    categories: Record<string, { score: number | null; auditRefs: { id: string; weight: number }[] }>
    runtimeError?: { message: string }
  }
  export default function lighthouse(url: string, flags: Record<string, unknown>): Promise<{ lhr: Report } | undefined>
}

declare module 'chrome-launcher' {
  export function launch(options: { chromePath: string; chromeFlags: string[]; logLevel: string }): Promise<{
    port: number
    kill: () => Promise<void> | void
  }>
}

declare module 'sharp' {
  interface Picture {
    resize(width: number, height?: number, options?: { kernel: string }): Picture
    raw(): Picture
    png(options: { compressionLevel: number }): Picture
    avif(options: { quality: number; effort: number }): Picture
    toBuffer(): Promise<Buffer<ArrayBuffer>>
    toFile(path: string): Promise<unknown>
  }
  export default function sharp(
    input: Buffer,
    options?: { raw: { width: number; height: number; channels: number } },
  ): Picture
}
