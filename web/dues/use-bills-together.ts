import type { Due } from '#contract/dues/due.ts';
import { listDues } from '#contract/dues/dues.endpoints.ts';
import { type Paise, paise } from '#contract/kernel/numbers/money.ts';
import { MAX_PAGE_SIZE } from '#contract/kernel/paging.ts';
import { useApi } from '#web/lib/api/use-api.ts';

/**
 * The open bills of a due's patient that one amount can pay, oldest first. The bill of a stay is not one of them: it
 * grows, and is paid by its own call. Empty until they are loaded.
 */
export function useBillsTogether({ patient, subject }: Due): readonly Due[] {
  const query = { patientId: patient.id, limit: MAX_PAGE_SIZE };
  const isStay = subject === 'stay';
  const { data } = useApi(listDues, { query }, { live: true, enabled: !isStay });
  return isStay ? [] : (data?.dues.filter((one) => one.subject !== 'stay') ?? []);
}

/** The sum of what is due. */
export function sumOfDues(bills: readonly Due[]): Paise {
  return paise(bills.reduce((sum, { balance }) => sum + balance, 0));
}
