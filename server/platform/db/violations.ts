import pg from 'pg';

/** The name of the constraint that refused a statement, or undefined for any other error. */
export function violatedConstraint(error: unknown): string | undefined {
  if (!(error instanceof pg.DatabaseError)) return undefined;
  return error.code?.startsWith('23') ? error.constraint : undefined;
}
