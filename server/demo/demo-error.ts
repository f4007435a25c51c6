/** The demo cannot be created. The operator sees the message as a single line. */
export class DemoError extends Error {}
