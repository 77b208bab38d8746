/**
 * A file that cannot be read at all: the message is one Spanish sentence that says why. Its rows' problems are no
 * exception.
 */
export class FileProblem extends Error {
  override name = 'FileProblem'
}
