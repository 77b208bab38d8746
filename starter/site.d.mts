/** Builds the site when its sources changed since the last build. Exits with 1 when the build fails. */
export declare function buildSite(): void
/** The arguments that keep the server's memory small. */
export declare const serverFlags: readonly string[]
/** What the server's environment needs beside the settings. */
export declare const serverEnvironment: Record<string, string>
