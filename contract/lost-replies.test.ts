import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { ALL_ENDPOINTS } from './endpoints.ts';
import type { Endpoint } from './kernel/endpoint.ts';

const nameOf = ({ method, path }: Endpoint) => `${method} ${path}`;

/** No idempotent call made the records that these take back. */
const NOTHING_TO_SEND_AGAIN = [
  'DELETE /api/auth/sessions',
  'DELETE /api/auth/sessions/:id',
  'DELETE /api/owner/people/:id/second-factor',
  'DELETE /api/users/:id/second-factor',
  'DELETE /api/users/:id',
  'DELETE /api/clinics/logo',
  'DELETE /api/clinic-subscriptions/plans/:id',
  'DELETE /api/drug-codes/:id',
  'DELETE /api/pharmacy-orders/:id/dispensing',
  'DELETE /api/lab/:id/collection',
  'POST /api/drugs/all/undo',
];

describe('an endpoint', () => {
  it('that deletes, undoes or cancels is marked as such', () => {
    const takesBack = ({ method, path, idempotent }: Endpoint) =>
      !idempotent && (method === 'DELETE' || /\/(undo|cancel|reverse|take-back|close)$/.test(path));
    const unmarked = ALL_ENDPOINTS.filter((one) => takesBack(one) && !one.undoes);
    expect(unmarked.map(nameOf).toSorted()).toEqual(NOTHING_TO_SEND_AGAIN.toSorted());
  });

  it('that takes back depending on a status has that status', () => {
    for (const { undoes, body } of ALL_ENDPOINTS) {
      if (undoes === undefined || undoes === true) continue;
      const { properties } = z.toJSONSchema(body ?? z.never(), {
        io: 'input',
        unrepresentable: 'any',
      });
      expect(JSON.stringify(properties?.status)).toContain(`"${undoes}"`);
    }
  });

  it('with a key and a password is marked as such', () => {
    const takesPassword = ({ idempotent, body }: Endpoint) =>
      idempotent &&
      body &&
      /"\w*password\w*":/i.test(
        JSON.stringify(z.toJSONSchema(body, { io: 'input', unrepresentable: 'any' })),
      );
    const marked = ALL_ENDPOINTS.filter(({ hasPassword }) => hasPassword);
    expect(marked.map(nameOf)).toEqual(ALL_ENDPOINTS.filter(takesPassword).map(nameOf));
    expect(marked).not.toEqual([]);
  });
});
