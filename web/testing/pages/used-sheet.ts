import { listLabTests, listUsedLabTests } from '#contract/lab/tests/lab-tests.endpoints.ts';
import { listUsedDrugs } from '#contract/pharmacy/drugs.endpoints.ts';
import { listDiagnoses } from '#contract/visit-sheet/visit-sheet.endpoints.ts';
import type { VisitSheet } from '#contract/visit-sheet/visit-sheet.ts';
import { aDrug } from '#web/testing/builders/drugs.ts';
import { aLabTest } from '#web/testing/builders/lab-tests.ts';
import { openSheet, PAN } from '#web/testing/open-sheet.ts';

/** A drug with two tablets left. */
export const FEW = aDrug({
  name: 'Few 10 mg Tablet',
  quantity_in_stock: 2,
  sellable_quantity: 2,
});
const CBC = aLabTest({ name: 'CBC' });
const CBNAAT = aLabTest({ name: 'CBNAAT' });

/** Opens the visit sheet of a clinic that orders the last of these drugs and the last of two tests most. */
export const openUsedSheet = (changes: Partial<VisitSheet> = {}, drugs = [PAN, FEW]) =>
  openSheet(changes, {
    drugs,
    before: (_, api) => {
      api.on(
        listUsedDrugs,
        drugs.slice(-1).map(({ id }) => ({ drug_id: id, uses: 9 })),
      );
      api.on(listLabTests, [CBC, CBNAAT]);
      api.on(listUsedLabTests, [{ test_id: CBNAAT.id, uses: 9 }]);
      api.on(listDiagnoses, [{ name: 'Acute tonsillitis', uses: 3 }]);
    },
  });
