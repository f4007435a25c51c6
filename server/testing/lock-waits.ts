import { expect, vi } from 'vitest';
import type { TestApp } from './build-app.ts';

/** Resolves once a connection of the test's database waits for a lock. */
export const untilLockWaits = ({ started }: TestApp): Promise<void> =>
  vi.waitFor(async () => {
    const { rows } = await started.pool.query(
      `SELECT FROM pg_stat_activity
       WHERE datname = current_database() AND wait_event_type = 'Lock'`,
    );
    expect(rows.length).toBeGreaterThan(0);
  });
