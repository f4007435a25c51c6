/** A backup that cannot be made or used; its message is the one line that the operator reads. */
export class BackupError extends Error {}
