import type { AddressInfo } from 'node:net';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { receiveWebhook } from '#contract/payments/payments.endpoints.ts';
import type { Services } from '../platform/services.ts';
import { isSigned, sign } from '../razorpay/index.ts';
import { answerAsProvider } from './sandbox.api.ts';
import { nudgeCourier, startCourier } from './sandbox.courier.ts';
import type { SandboxContext } from './sandbox.events.ts';
import { sandboxKeys } from './sandbox.keys.ts';
import { hostedPage, missingPage } from './sandbox.page.ts';
import { SandboxRefusal } from './sandbox.refusal.ts';
import { authorise, findPlan, findSubscription, HOSTED_PAGE } from './sandbox.subscriptions.ts';

/** The provider's API, for its clients. It is not part of our contract. */
export const SANDBOX_API = '/api/payment/sandbox';

/** Serves the sandbox next to the API, and delivers its webhooks while the server listens. */
export async function serveSandbox(app: FastifyInstance, services: Services): Promise<void> {
  if (services.payment.name !== 'sandbox') return;
  await app.register(async (sandbox) => {
    sandbox.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string' },
      async (_request: unknown, body: string) => Object.fromEntries(new URLSearchParams(body)),
    );
    serveProviderApi(sandbox, services);
    serveHostedPage(sandbox, services);
  });
  let courier: ReturnType<typeof startCourier> | undefined;
  app.addHook('onListen', async () => {
    courier = startCourier(services, `${ownAddress(app)}${receiveWebhook.path}`);
  });
  app.addHook('preClose', async () => courier?.stop());
}

function ownAddress(app: FastifyInstance): string {
  const address = app.server.address();
  // The server listens on a port, never on a socket file.
  const { port, address: host, family } = address as AddressInfo;
  if (host === '0.0.0.0' || host === '::') return `http://127.0.0.1:${port}`;
  return `http://${family === 'IPv6' ? `[${host}]` : host}:${port}`;
}

function serveProviderApi(app: FastifyInstance, services: Services): void {
  app.route({
    method: ['GET', 'POST'],
    url: `${SANDBOX_API}/v1/*`,
    handler: async (request, reply) => {
      const { keyId, keySecret } = await sandboxKeys(services);
      const { authorization = '', 'x-refund-idempotency': key } = request.headers;
      const right = `Basic ${Buffer.from(`${keyId}:${keySecret}`).toString('base64')}`;
      // Compared in constant time, like a signature.
      if (!isSigned(right, sign(authorization, keySecret), keySecret)) {
        const error = { code: 'BAD_REQUEST_ERROR', description: 'Authentication failed' };
        return reply.code(401).send({ error });
      }
      const { status, body } = await answerAsProvider(services, {
        method: request.method,
        path: request.url.slice(SANDBOX_API.length),
        body: request.body,
        idempotencyKey: typeof key === 'string' ? key : undefined,
      });
      return reply.code(status).send(body);
    },
  });
}

type PageRequest = FastifyRequest<{
  Params: { id: string };
  Querystring: { outcome?: string };
  Body: { outcome?: string } | undefined;
}>;

function serveHostedPage(app: FastifyInstance, services: Services): void {
  const inSandbox = <T>(work: (context: SandboxContext) => Promise<T>) =>
    services.database.inSystem((tx) => work({ tx, now: services.clock.now() }));
  const url = `${HOSTED_PAGE}/:id`;

  app.get(url, async ({ params, query }: PageRequest, reply) =>
    show(reply, () =>
      inSandbox(async (context) => {
        const subscription = await findSubscription(context, params.id);
        const plan = await findPlan(context, subscription.plan_id);
        return hostedPage({ subscription, plan, hasFailed: query.outcome === 'failure' });
      }),
    ),
  );
  app.post(url, async ({ params, body }: PageRequest, reply) => {
    const here = `${HOSTED_PAGE}/${encodeURIComponent(params.id)}`;
    if (body?.outcome !== 'success') return reply.redirect(`${here}?outcome=failure`, 303);
    try {
      await inSandbox((context) => authorise(context, params.id));
    } catch (error) {
      if (!(error instanceof SandboxRefusal)) throw error;
    }
    nudgeCourier(services);
    return reply.redirect(here, 303);
  });
}

async function show(reply: FastifyReply, page: () => Promise<string>): Promise<FastifyReply> {
  reply.type('text/html; charset=utf-8');
  try {
    return reply.send(await page());
  } catch (error) {
    if (!(error instanceof SandboxRefusal)) throw error;
    return reply.code(404).send(missingPage());
  }
}
