import { useEffect, useEffectEvent, useState } from 'react';
import { CODE_MESSAGES as M } from '#contract/pharmacy/codes/drug-code.messages.ts';
import type { Scan } from '#contract/pharmacy/codes/scanned-code.rules.ts';
import type { Drug } from '#contract/pharmacy/drug.ts';
import type { CountedBatch } from '#contract/pharmacy/stock-taking/stock-count.ts';

type Wanted = { drugId: string; batch: string | null; isAsked: boolean };

/** The line of a scanned pack: that of its batch, otherwise the first of its drug. */
function lineOf(rows: readonly CountedBatch[], { drugId, batch }: Wanted) {
  const own = rows.filter((row) => row.drug_id === drugId);
  const isBatch = (row: CountedBatch) => row.batch_no?.toUpperCase() === batch?.toUpperCase();
  return (batch === null ? undefined : own.find(isBatch)) ?? own[0];
}

type ScannedBatch = {
  /** Undefined while other rows are loaded. */
  rows: readonly CountedBatch[] | undefined;
  /** The drug is not on this page of the sheet. */
  onElsewhere: (drugId: string) => void;
};

/** Moves the focus to the line of a scanned pack, also to one on another page of the sheet. */
export function useScannedBatch({ rows, onElsewhere }: ScannedBatch) {
  const [wanted, setWanted] = useState<Wanted | null>(null);
  const [said, setSaid] = useState<string | null>(null);
  const goTo = useEffectEvent((one: Wanted, shown: readonly CountedBatch[]): void => {
    const line = lineOf(shown, one);
    if (line) {
      setWanted(null);
      document.querySelector<HTMLInputElement>(`input[data-count="${line.id}"]`)?.focus();
    } else if (one.isAsked) {
      setWanted(null);
      setSaid(M.notCounted);
    } else {
      setWanted({ ...one, isAsked: true });
      onElsewhere(one.drugId);
    }
  });
  useEffect(() => {
    if (wanted && rows) goTo(wanted, rows);
  }, [wanted, rows]);
  const jump = ({ id }: Drug, { batch }: Scan): void => {
    setSaid(null);
    setWanted({ drugId: id, batch, isAsked: false });
  };
  return { jump, said };
}
