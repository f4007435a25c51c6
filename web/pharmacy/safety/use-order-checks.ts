import { useEffect, useMemo, useState } from 'react';
import { getPatientChecks } from '#contract/pharmacy/pharmacy-orders.endpoints.ts';
import type { Findings, OrderToCheck } from '#contract/safety/check-order.rules.ts';
import type { SafetyWarning } from '#contract/safety/warning.ts';
import { useApi } from '#web/lib/api/use-api.ts';

const NOTHING: Findings = { warnings: [], uncheckedIds: [], unread: [] };

type Rules = typeof import('#contract/safety/check-order.rules.ts');

/** The safety rules with their tables, loaded after the page. */
function useRules(): Rules | null {
  const [rules, setRules] = useState<Rules | null>(null);
  useEffect(() => {
    let isGone = false;
    // Without them, the server still checks the order when it is sent.
    void import('#contract/safety/check-order.rules.ts').then(
      (loaded) => isGone || setRules(loaded),
      () => undefined,
    );
    return () => {
      isGone = true;
    };
  }, []);
  return rules;
}

type CheckedPatient = {
  patientId: string | null;
  /** The order being edited. */
  orderId?: string | undefined;
};

/** The age, weight, allergies and earlier orders of a patient; undefined while loading and without a patient. */
export function usePatientChecks({ patientId, orderId }: CheckedPatient) {
  const { data } = useApi(
    getPatientChecks,
    { params: { id: patientId ?? '' }, query: orderId === undefined ? {} : { except: orderId } },
    { enabled: patientId !== null, live: true },
  );
  return patientId === null ? undefined : data;
}

type OrderChecks = CheckedPatient & { order: OrderToCheck };

/** The rules' warnings for a draft order; the server applies the same rules and decides. */
export function useOrderChecks({ patientId, orderId, order }: OrderChecks): Findings {
  const rules = useRules();
  const patient = usePatientChecks({ patientId, orderId });
  return useMemo(
    () => (rules && patient ? rules.checkOrder(order, patient) : NOTHING),
    [rules, patient, order],
  );
}

/** The local warnings and the server's, without duplicates. */
export function allWarnings(
  found: readonly SafetyWarning[],
  told: readonly SafetyWarning[],
): SafetyWarning[] {
  const known = new Set(found.map(({ id }) => id));
  return [...found, ...told.filter(({ id }) => !known.has(id))];
}
