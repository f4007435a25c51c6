import { useState } from 'react';
import { z } from 'zod';
import { OrderedTest } from '#contract/lab/lab-order.ts';
import { listLabTests } from '#contract/lab/tests/lab-tests.endpoints.ts';
import { useApi } from '#web/lib/api/use-api.ts';
import { writeOwnDraft } from '#web/lib/session/tab-drafts.ts';
import { useKept } from '#web/lib/session/use-kept.ts';

const Kept = z.object({ tests: z.array(OrderedTest), referredBy: z.string() });
type Kept = z.output<typeof Kept>;

const EMPTY: Kept = { tests: [], referredBy: '' };

/** A patient's lab order while it is made, kept on this device until it is created or cancelled. */
export function useKeptOrder(patientId: string) {
  const name = `lab-order.${patientId}`;
  const searchName = `lab-order-search.${patientId}`;
  const [kept, keep] = useKept(name, Kept);
  const [isRestored] = useState(kept !== null);
  const { data: catalogue } = useApi(listLabTests, {});
  const { tests, referredBy } = kept ?? EMPTY;
  return {
    referredBy,
    /** With the prices of today, at which they are billed. */
    tests: tests.map((test) => ({
      ...test,
      price: catalogue?.find(({ id }) => id === test.id)?.price ?? test.price,
    })),
    change: (part: Partial<Kept>): void =>
      keep((now) => {
        const next = { ...(now ?? EMPTY), ...part };
        return next.tests.length === 0 && next.referredBy === '' ? null : next;
      }),
    forget: (): void => {
      keep(null);
      writeOwnDraft(searchName, null);
    },
    /** The name of the draft of the search. */
    searchName,
    isRestored,
  };
}
