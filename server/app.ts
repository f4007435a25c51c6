import { randomUUID } from 'node:crypto';
import multipart from '@fastify/multipart';
import { fastifySSE } from '@fastify/sse';
import fastify, {
  type FastifyBaseLogger,
  type FastifyError,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
} from 'fastify';
import { HEARTBEAT_SECONDS } from '#contract/events/events.endpoints.ts';
import { accessRoutes } from './access/index.ts';
import { accountRoutes } from './account/index.ts';
import { addendaRoutes } from './addenda/index.ts';
import { admissionRoutes, withStay } from './admissions/index.ts';
import { aiRoutes } from './ai/index.ts';
import { appointmentRoutes } from './appointments/index.ts';
import { authRoutes } from './auth/index.ts';
import { backupRoutes } from './backup/index.ts';
import { billingRoutes, cancelFee } from './billing/index.ts';
import { booksRoutes } from './books/index.ts';
import { certificateRoutes } from './certificates/index.ts';
import { clinicSubscriptionRoutes } from './clinic-subscriptions/index.ts';
import { clinicRoutes } from './clinics/index.ts';
import { consultationRoutes } from './consultation/index.ts';
import { dischargeRoutes } from './discharge/index.ts';
import { duesRoutes, patientDue } from './dues/index.ts';
import { eventRoutes } from './events/index.ts';
import { fhirRoutes } from './fhir/index.ts';
import { heavyRoutes } from './heavy/index.ts';
import { inventoryRoutes } from './inventory/index.ts';
import { billLabOrder, labRoutes, labTestRoutes, releaseLabOrder } from './lab/index.ts';
import { mergeRoutes, OTHER_NUMBERS } from './merges/index.ts';
import { moneyRoutes } from './money/index.ts';
import { overviewRoutes } from './overview/index.ts';
import { ownerRoutes } from './owner/index.ts';
import { passwordLinkRoutes } from './password-links/index.ts';
import { patientRoutes } from './patients/index.ts';
import { PAYMENT_RECEIVERS } from './payment-receivers.ts';
import { serveSandbox } from './payment-sandbox/index.ts';
import { checkoutPolicy, paymentRoutes, withRefunds } from './payments/index.ts';
import {
  billPharmacyOrder,
  drugCodeRoutes,
  drugRoutes,
  pharmacyOrderRoutes,
  registerRoutes,
  releasePharmacyOrder,
  reorderRoutes,
  stockTakingRoutes,
  supplierLedgerRoutes,
  supplierReturnRoutes,
  supplierRoutes,
} from './pharmacy/index.ts';
import type { BoundRoute } from './platform/http/bound.ts';
import { refuseUnread, watchAnswers, withEarlyHeaders } from './platform/http/early-refusals.ts';
import { guardedValidator } from './platform/http/guarded-validator.ts';
import { errorReply, loggableError, withDiskTrouble } from './platform/http/replies/error-reply.ts';
import { fittingReplies } from './platform/http/replies/fitting-reply.ts';
import { protect } from './platform/http/security.ts';
import { serveWebApp } from './platform/http/web-app/web-app.ts';
import { LOG_CONTROLLER, logRequests } from './platform/log.ts';
import type { Services } from './platform/services.ts';
import { privacyRoutes } from './privacy/index.ts';
import { proposalRoutes } from './proposals/index.ts';
import { queueRoutes } from './queue/index.ts';
import { staffRoutes } from './staff/index.ts';
import { subscriptionRoutes } from './subscriptions/index.ts';
import { serveDocs, systemRoutes } from './system/index.ts';
import { userRoutes } from './users/index.ts';
import { visitSheetRoutes } from './visit-sheet/index.ts';
import { vitalsRoutes } from './vitals/index.ts';
import { waitingRoomRoutes } from './waiting-room/index.ts';

/** Every endpoint of this server. */
export const ROUTES: readonly BoundRoute[] = [
  ...systemRoutes,
  ...authRoutes,
  ...accountRoutes,
  ...clinicRoutes,
  ...staffRoutes,
  ...ownerRoutes,
  ...passwordLinkRoutes,
  ...accessRoutes,
  ...patientRoutes({ due: patientDue, otherNumbers: OTHER_NUMBERS }),
  ...mergeRoutes,
  ...privacyRoutes,
  ...queueRoutes({ cancelFee }),
  ...appointmentRoutes,
  ...waitingRoomRoutes,
  ...consultationRoutes,
  ...visitSheetRoutes,
  ...vitalsRoutes,
  ...addendaRoutes,
  ...dischargeRoutes,
  ...drugRoutes,
  ...drugCodeRoutes,
  ...registerRoutes,
  ...stockTakingRoutes,
  ...reorderRoutes,
  ...supplierRoutes,
  ...supplierLedgerRoutes,
  ...supplierReturnRoutes,
  ...pharmacyOrderRoutes,
  ...inventoryRoutes,
  ...labRoutes,
  ...labTestRoutes,
  ...admissionRoutes,
  ...subscriptionRoutes,
  ...clinicSubscriptionRoutes,
  ...userRoutes,
  ...overviewRoutes,
  ...billingRoutes({
    withStay,
    withRefunds,
    orders: {
      pharmacy: { bill: billPharmacyOrder, release: releasePharmacyOrder },
      lab: { bill: billLabOrder, release: releaseLabOrder },
    },
  }),
  ...duesRoutes,
  ...paymentRoutes(PAYMENT_RECEIVERS),
  ...moneyRoutes,
  ...booksRoutes,
  ...certificateRoutes,
  ...backupRoutes,
  ...heavyRoutes,
  ...aiRoutes,
  ...proposalRoutes,
  ...fhirRoutes,
  ...eventRoutes,
];

const BODY_LIMIT_BYTES = 1_048_576;

function sendError(
  error: FastifyError,
  request: FastifyRequest,
  reply: FastifyReply,
  answer = errorReply(error),
) {
  if (answer.status >= 500) {
    const why = answer.disk ? `: the disk is ${answer.disk}` : '';
    request.log.error({ err: loggableError(error) }, `request failed${why}`);
  }
  if (answer.retryAfter) reply.header('retry-after', answer.retryAfter);
  return reply.code(answer.status).type('application/json').send(answer.body);
}

export type AppOptions = {
  services: Services;
  logger: FastifyBaseLogger;
  trustProxy?: boolean;
  /** Folder of the built browser application, if not the default. */
  webFolder?: string;
};

/** Builds the server: security, API and browser application. Does not listen yet. */
export async function buildApp(options: AppOptions): Promise<FastifyInstance> {
  const { services, logger, trustProxy = false } = options;
  const app = fastify({
    loggerInstance: logger,
    logController: LOG_CONTROLLER,
    // Trusts one proxy: the address it appended to X-Forwarded-For counts, earlier ones do not.
    trustProxy: trustProxy && ((_address, hop) => hop < 1),
    frameworkErrors: (error, request, reply) =>
      sendError(error, request, withEarlyHeaders(request, reply)),
    clientErrorHandler: refuseUnread,
    bodyLimit: BODY_LIMIT_BYTES,
    genReqId: () => randomUUID(),
    requestTimeout: 60_000,
    forceCloseConnections: 'idle',
    routerOptions: { maxParamLength: 200 },
  });
  watchAnswers(app.server);
  app.setValidatorCompiler(guardedValidator);
  app.setSerializerCompiler(fittingReplies(logger));
  app.decorateRequest('actor', undefined);
  app.decorateRequest('noted', undefined);
  app.decorateRequest('afterReply', undefined);
  app.setErrorHandler<FastifyError>(async (error, request, reply) =>
    sendError(error, request, reply, await withDiskTrouble(errorReply(error), services)),
  );
  logRequests(app);
  app.addHook('onResponse', async (request) => {
    await request.afterReply?.().catch((error: unknown) => {
      request.log.error({ err: loggableError(error) }, 'work after a reply failed');
    });
  });
  await protect(app, {
    calls: services.calls,
    extra: checkoutPolicy(services.payment),
    https: services.doors.publicUrl?.startsWith('https:') ?? false,
  });
  await app.register(multipart);
  await app.register(fastifySSE, { heartbeatInterval: HEARTBEAT_SECONDS * 1_000 });
  await serveWebApp(app, options.webFolder);
  serveDocs(app);
  for (const bound of ROUTES) bound.bind(app, services);
  await serveSandbox(app, services);
  // An event stream never ends by itself. Other requests get time to finish.
  app.addHook('preClose', async () => services.hub.endAll());
  return app;
}
