/** Whether node_modules holds what the lock file asks for, by npm's own record of what it installed. */
export declare function isInstalled(): boolean
