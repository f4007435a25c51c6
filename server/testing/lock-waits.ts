import { expect, vi } from 'vitest';
import type { TestApp } from './build-app.ts';

/** Resolves once this many connections of the test's database wait for a lock. */
export const untilLockWaits = ({ started }: TestApp, count = 1): Promise<void> =>
  vi.waitFor(async () => {
    const { rows } = await started.pool.query(
      `SELECT FROM pg_stat_activity
       WHERE datname = current_database() AND wait_event_type = 'Lock'`,
    );
    expect(rows.length).toBeGreaterThanOrEqual(count);
  });
