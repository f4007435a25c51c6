import {
  confirmBackupKey,
  confirmInstallationKey,
  getClinicHealth,
  getInstallationHealth,
} from '#contract/backup/health.endpoints.ts';
import { HEALTH_MESSAGES as M } from '#contract/backup/health.messages.ts';
import { conflict } from '../../platform/errors.ts';
import type { BoundRoute } from '../../platform/http/bound.ts';
import { OWNER, PERSON } from '../../platform/http/contexts.ts';
import { routeAs } from '../../platform/http/route.ts';
import type { ClinicScope, Scope } from '../../platform/scope.ts';
import { confirmKey } from './confirm-key.ts';
import { presentHealth } from './installation-health.ts';
import { findLastWrite, findLastWriteOfAll } from './last-write.store.ts';
import { findBackupStatus, isOnlyClinic } from './status.store.ts';

/**
 * Data of the whole installation is outside a clinic's scope, so the owner's request uses a system
 * transaction.
 */
const clinicHealth = async ({ tx, actor, now }: ClinicScope) =>
  presentHealth({
    row: await findBackupStatus(tx),
    lastWriteAt: await findLastWrite(tx, actor.clinicId),
    now,
    mayConfirmKey: await isOnlyClinic(tx),
  });

const installationHealth = async ({ tx, now }: Scope) =>
  presentHealth({
    row: await findBackupStatus(tx),
    lastWriteAt: await findLastWriteOfAll(tx),
    now,
    mayConfirmKey: true,
  });

export const healthRoutes: readonly BoundRoute[] = [
  routeAs(OWNER, getClinicHealth, clinicHealth),
  routeAs(OWNER, confirmBackupKey, async (scope, { body }) => {
    if (!(await isOnlyClinic(scope.tx))) throw conflict(M.keyByOperator);
    await confirmKey(scope, body.key);
    return clinicHealth(scope);
  }),
  routeAs(PERSON, getInstallationHealth, installationHealth),
  routeAs(PERSON, confirmInstallationKey, async (scope, { body }) => {
    await confirmKey(scope, body.key);
    return installationHealth(scope);
  }),
];
