import { type KeyboardEvent, useRef, useState } from 'react';
import { formatMonth } from '#contract/kernel/dates.ts';
import {
  CODE_MESSAGES as M,
  MISREAD_TEXTS,
  notRead,
  packExpired,
} from '#contract/pharmacy/codes/drug-code.messages.ts';
import { listDrugCodes } from '#contract/pharmacy/codes/drug-codes.endpoints.ts';
import { GS } from '#contract/pharmacy/codes/gs1.rules.ts';
import { isSurelyCode, readScan, type Scan } from '#contract/pharmacy/codes/scanned-code.rules.ts';
import type { Drug } from '#contract/pharmacy/drug.ts';
import { getDrug } from '#contract/pharmacy/drugs.endpoints.ts';
import { callApi } from '#web/lib/api/api-client.ts';
import { saidOr } from '#web/lib/api/said-or.ts';
import { clinicToday } from '#web/lib/clinic-time.ts';
import { createWedge, isSeparatorKey } from './wedge.ts';

const MONTH_LENGTH = 'YYYY-MM'.length;

export type ScanOutcome = { readonly said: string } | { readonly unknown: Scan };

type ScanOptions = {
  text: string;
  onText: (text: string) => void;
  onFound: (drug: Drug, scan: Scan) => void;
  /** A pack whose expiry is past is named, and not handed on. */
  refusesExpired?: boolean;
};

/**
 * Takes scans out of a search field: what a scanner typed and ended with Enter or Tab is looked up as
 * a code, and never as a half-typed name.
 */
export function useScan({ text, onText, onFound, refusesExpired = false }: ScanOptions) {
  const [outcome, setOutcome] = useState<ScanOutcome | null>(null);
  const wedge = useRef(createWedge());
  const newest = useRef(0);

  const take = (drug: Drug, scan: Scan): void => {
    if (refusesExpired && scan.expiry !== null && scan.expiry < clinicToday()) {
      const month = formatMonth(scan.expiry.slice(0, MONTH_LENGTH));
      setOutcome({ said: packExpired(drug.name, month) });
      return;
    }
    setOutcome(scan.unread.length > 0 ? { said: notRead(drug.name, scan.unread) } : null);
    onFound(drug, scan);
  };
  const lookUp = async (typed: string): Promise<void> => {
    newest.current += 1;
    const mine = newest.current;
    const scan = readScan(typed, clinicToday());
    if (scan?.kind !== 'code') {
      setOutcome({ said: MISREAD_TEXTS[scan?.why ?? 'text'] });
      return;
    }
    try {
      const [code] = await callApi(listDrugCodes, { query: { code: scan.code } });
      const drug = code && (await callApi(getDrug, { params: { id: code.drug_id } }));
      if (drug) take(drug, scan);
      else if (mine === newest.current) setOutcome({ unknown: scan });
    } catch (error) {
      setOutcome({ said: saidOr(error, M.notFetched) });
    }
  };
  const onKeyDownCapture = (event: KeyboardEvent): void => {
    if (isSeparatorKey(event)) {
      event.preventDefault();
      wedge.current.key(event);
      onText(text + GS);
      return;
    }
    const isEnd = event.key === 'Enter' || event.key === 'Tab';
    if (!isEnd) {
      if (event.key.length === 1) wedge.current.key(event);
      return;
    }
    const typed = text.trim();
    if (typed === '' || !(isSurelyCode(typed) || wedge.current.isBurst(typed, event))) return;
    event.preventDefault();
    event.stopPropagation();
    onText('');
    void lookUp(typed);
  };
  return {
    onKeyDownCapture,
    outcome,
    take,
    clear: () => setOutcome(null),
    lookUp: (typed: string): void => {
      onText('');
      void lookUp(typed);
    },
  };
}
