import { MISREAD_TEXTS } from '#contract/pharmacy/codes/drug-code.messages.ts';
import { listDrugCodes } from '#contract/pharmacy/codes/drug-codes.endpoints.ts';
import { isSurelyCode, readScan } from '#contract/pharmacy/codes/scanned-code.rules.ts';
import { useApi } from '#web/lib/api/use-api.ts';
import { clinicToday } from '#web/lib/clinic-time.ts';
import type { ScanOutcome } from './use-scan.ts';

/** Reads the term of a search as a code; a code of the clinic's own counts when it is remembered. */
export function useCodeSearch(term: string) {
  const scan = readScan(term, clinicToday());
  const isSure = isSurelyCode(term);
  // A name without a digit is not looked up.
  const isLookedUp = scan?.kind === 'code' && (isSure || /\d/.test(scan.code));
  const code = isLookedUp ? scan.code : '';
  const { data } = useApi(listDrugCodes, { query: { code } }, { enabled: isLookedUp });
  const drugId = isLookedUp ? data?.[0]?.drug_id : undefined;
  const outcome = ((): ScanOutcome | null => {
    if (!isSure || drugId !== undefined) return null;
    if (scan?.kind !== 'code') return { said: MISREAD_TEXTS[scan?.why ?? 'text'] };
    return data ? { unknown: scan } : null;
  })();
  return { isCode: isSure || drugId !== undefined, drugId, outcome };
}
