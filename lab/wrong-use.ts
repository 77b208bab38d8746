/** The words of a command do not go together: exit code 2. Source: design §5. */
export class WrongUse extends Error {}
