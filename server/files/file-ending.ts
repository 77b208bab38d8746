/** By what a file's name says of what is in it: 'csv' of Lista.CSV; undefined without a dot. */
export const fileEnding = (name: string): string | undefined => /\.([^.]+)$/.exec(name)?.[1]?.toLowerCase()
