import pg from 'pg';

/** The name of the constraint that a statement violated, or undefined for other errors. */
export function violatedConstraint(error: unknown): string | undefined {
  if (!(error instanceof pg.DatabaseError)) return undefined;
  return error.code?.startsWith('23') ? error.constraint : undefined;
}
