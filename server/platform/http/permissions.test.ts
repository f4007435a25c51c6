import { beforeAll, describe, expect, it } from 'vitest';
import { confirmSecondFactor } from '#contract/auth/second-factor.endpoints.ts';
import { ALL_ENDPOINTS } from '#contract/endpoints.ts';
import type { Endpoint } from '#contract/kernel/endpoint.ts';
import { ROLES } from '#contract/kernel/roles.ts';
import { ROUTES } from '../../app.ts';
import { startTestApp, urlOf } from '../../testing/build-app.ts';
import { callersOf, may } from '../../testing/callers.ts';
import { exampleOf } from '../../testing/examples/index.ts';
import { newWorld, type World } from '../../testing/world.ts';

const app = startTestApp();
const closed = ALL_ENDPOINTS.filter((endpoint) => endpoint.access !== 'public');
const nameOf = (endpoint: Endpoint) => `${endpoint.method} ${endpoint.path}`;

let own: World;
let callAs: ReturnType<typeof callersOf>;

beforeAll(async () => {
  own = await newWorld(app, 'Own Clinic');
  callAs = callersOf(app, own);
});

it('every endpoint of the contract is bound once', () => {
  expect(ROUTES.map(({ endpoint }) => nameOf(endpoint)).sort()).toEqual(
    ALL_ENDPOINTS.map(nameOf).sort(),
  );
});

describe('without a live session', () => {
  it.each(closed.map((endpoint) => [nameOf(endpoint), endpoint] as const))(
    '%s returns 401',
    async (_name, endpoint) => {
      // Its own tokens and address: the tests' clock stands still, and each has a limit a second.
      const at = closed.indexOf(endpoint);
      const mark = String(at).padStart(3, '0');
      for (const authorization of [
        undefined,
        `Bearer x${mark}`,
        `Bearer ${'a'.repeat(40)}${mark}`,
        `Basic abc${mark}`,
      ]) {
        const reply = await app.app.inject({
          method: endpoint.method,
          url: urlOf(endpoint, endpoint.stream ? {} : exampleOf(endpoint, own)),
          headers: authorization ? { authorization } : {},
          // Else these count against the sign-ins that follow, which come from the default address.
          remoteAddress: `10.0.0.${1 + (at % 200)}`,
        });
        expect(reply.statusCode).toBe(401);
        expect(reply.json()).toEqual({ message: 'Unauthorized', code: 'unauthorized' });
      }
    },
  );
});

describe.each([...ROLES, 'owner'] as const)('a %s', (role) => {
  it.each(closed.map((endpoint) => [nameOf(endpoint), endpoint] as const))(
    'may call %s only as the contract allows',
    async (_name, endpoint) => {
      if (endpoint.stream) {
        if (!may(endpoint, role)) {
          expect((await callAs(role, endpoint, {})).statusCode).toBe(403);
        }
        return;
      }
      const reply = await callAs(role, endpoint, exampleOf(endpoint, own));
      if (!may(endpoint, role)) {
        expect(reply.statusCode).toBe(403);
        expect(reply.json().code).toBe('forbidden');
      } else {
        // The owner's second factor waits for its code, which the example does not know.
        const isBegun = role === 'owner' && endpoint === confirmSecondFactor;
        expect([200, 201, 404, 409, ...(isBegun ? [400] : [])]).toContain(reply.statusCode);
      }
    },
  );
});
