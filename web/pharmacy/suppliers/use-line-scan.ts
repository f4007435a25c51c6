import { MISREAD_TEXTS } from '#contract/pharmacy/codes/drug-code.messages.ts';
import { readScan } from '#contract/pharmacy/codes/scanned-code.rules.ts';
import { clinicToday } from '#web/lib/clinic-time.ts';
import { useRememberCode } from '../codes/scan-outcome.tsx';
import { type LineDraft, typedDay } from './invoice-draft.ts';

type LineScan = {
  changeLine: (key: string, changes: Partial<LineDraft>) => void;
  onRefused: (text: string) => void;
};

/** Reads a pack that was scanned in the batch of a line: its code is remembered for the drug of the line. */
export function useLineScan({ changeLine, onRefused }: LineScan) {
  const remember = useRememberCode(onRefused);
  return async ({ key, drugId, quantity }: LineDraft, typed: string): Promise<void> => {
    changeLine(key, { batch: '' });
    const scan = readScan(typed, clinicToday());
    if (scan?.kind !== 'code') {
      onRefused(MISREAD_TEXTS[scan?.why ?? 'text']);
      return;
    }
    if (!(await remember(drugId, scan.code))) return;
    changeLine(key, {
      ...(scan.batch !== null && { batch: scan.batch }),
      ...(scan.expiry !== null && { expiry: typedDay(scan.expiry) }),
      ...(quantity === '' && { quantity: String(scan.count) }),
    });
  };
}
