/** The demo can't be filled in; its message is the one line that the operator reads. */
export class DemoError extends Error {}
