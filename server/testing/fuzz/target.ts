import { login, register } from '#contract/auth/auth.endpoints.ts';
import { type Endpoint, mayCall } from '#contract/kernel/endpoint.ts';
import { receiveWebhook } from '#contract/payments/payments.endpoints.ts';
import { sandboxKeys } from '../../payment-sandbox/index.ts';
import { openSession } from '../../platform/http/sessions.ts';
import { sign } from '../../razorpay/index.ts';
import type { RawInput, TestApp } from '../build-app.ts';
import { PASSWORD, type Person } from '../builders/clinic.ts';
import { takeNews } from '../builders/payments.ts';
import { newClinicSubscription, newSuperadmin } from '../builders/superadmin.ts';
import { EXAMPLES } from '../examples/index.ts';
import { newWorld, type World } from '../world.ts';
import type { Known } from './requests.ts';

/** Enough sessions to stay below the limit of calls per session. */
const SESSIONS = 8;
const NOBODY = '0199d5f0-0000-7000-8000-00000000dead';

/** A clinic to attack: its records, and a person who may call each endpoint. */
export type Target = {
  readonly world: World;
  readonly ids: readonly string[];
  /** The plan to which the clinic itself has subscribed. */
  readonly clinicPlanId: string;
  readonly clinicSubscriptionId: string;
  /** A webhook of the payment provider, and its signature. */
  readonly news: unknown;
  readonly sign: (payload: string | Buffer) => Record<string, string>;
  /** The token of a person who may call the endpoint; undefined for a public one. */
  tokenFor(endpoint: Endpoint, nth: number): Promise<string | undefined>;
  /** Forgets the open sessions after one of them has ended. */
  forgetSessions(): void;
};

type Account = { userId: string; clinicId: string | null };

function accountFor(
  endpoint: Endpoint,
  accounts: Record<'admin' | 'doctor' | 'superadmin', Account>,
) {
  if (mayCall(endpoint, 'admin', true)) return accounts.admin;
  return mayCall(endpoint, 'doctor') ? accounts.doctor : accounts.superadmin;
}

/** Creates a clinic with every kind of record, and a plan of its own. */
export async function newTarget(app: TestApp): Promise<Target> {
  const world = await newWorld(app, 'Fuzzed Clinic');
  const superadmin: Person = await newSuperadmin(app);
  const subscription = await newClinicSubscription(app, superadmin, world.admin);
  const [news] = await takeNews(app);
  const { webhookSecret } = await sandboxKeys(app.started.services);
  const clinicId = world.admin.user.clinic_id;
  const accounts = {
    admin: { userId: world.admin.user.id, clinicId },
    doctor: { userId: world.doctorId, clinicId },
    superadmin: { userId: superadmin.user.id, clinicId: null },
  };
  const found = JSON.stringify([world, subscription, accounts]).match(
    /[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/g,
  );
  const open = new Map<Account, string[]>();

  async function sessionsOf(account: Account): Promise<string[]> {
    const known = open.get(account);
    if (known) return known;
    const tokens = await app.started.services.database.inSystem(async (tx) => {
      const opened: string[] = [];
      for (let n = 0; n < SESSIONS; n += 1) {
        opened.push(await openSession(tx, { ...account, now: app.clock.now() }));
      }
      return opened;
    });
    open.set(account, tokens);
    return tokens;
  }

  return {
    world,
    ids: [...new Set([...(found ?? []), NOBODY])],
    clinicPlanId: subscription.plan.id,
    clinicSubscriptionId: subscription.id,
    news: news?.body,
    sign: (payload) => ({ 'x-razorpay-signature': sign(payload, webhookSecret) }),
    async tokenFor(endpoint, nth) {
      if (endpoint.access === 'public') return undefined;
      return (await sessionsOf(accountFor(endpoint, accounts)))[nth % SESSIONS];
    },
    forgetSessions: () => open.clear(),
  };
}

/** The example of an endpoint. Uses the clinic's own records where the example uses unknown ids. */
function exampleFor(endpoint: Endpoint, target: Target): RawInput {
  const { world, clinicPlanId, clinicSubscriptionId } = target;
  if (endpoint === login) return { body: { email: world.admin.user.email, password: PASSWORD } };
  if (endpoint === register) {
    const userEmail = `fuzz-${crypto.randomUUID()}@example.org`;
    return { body: { clinicName: 'Fuzz', userName: 'A', userEmail, userPassword: PASSWORD } };
  }
  if (endpoint === receiveWebhook) return { body: target.news };
  const example: RawInput = EXAMPLES.get(endpoint)?.(world) ?? {};
  if (!endpoint.path.startsWith('/api/clinic-subscriptions')) return example;
  const id = endpoint.path.includes('/plans/') ? clinicPlanId : clinicSubscriptionId;
  // Replaces the unknown id in a body with a plan.
  const body: unknown = JSON.parse(
    JSON.stringify(example.body ?? null).replace(NOBODY, clinicPlanId),
  );
  return {
    ...(example.params !== undefined && { params: { id } }),
    ...(example.body !== undefined && { body }),
  };
}

/** The data from which an endpoint's requests are generated. */
export function knownTo(endpoint: Endpoint, target: Target): Known {
  const { ids, sign } = target;
  const example = exampleFor(endpoint, target);
  return { ids, example, ...(endpoint === receiveWebhook && { sign }) };
}
