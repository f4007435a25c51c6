import { screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { listDrugs } from '#contract/pharmacy/drugs.endpoints.ts';
import { getPatientChecks } from '#contract/pharmacy/pharmacy-orders.endpoints.ts';
import type { ApiDouble } from '#web/testing/api-double.ts';
import { aDrug } from '#web/testing/builders/drugs.ts';
import { patientChecks } from '#web/testing/builders/history.ts';
import {
  cetirizine,
  drugPicker,
  openOrderForm,
  orderFormApi,
  paracetamol,
  value,
} from '#web/testing/order-form-page.ts';
import { expectAccessible } from '#web/testing/render-ui.tsx';

let api: ApiDouble;
beforeEach(() => {
  api = orderFormApi();
});

describe('the search of drugs for a brand that is not listed', () => {
  it('offers stock of the same composition for a brand, and takes it by choice alone', async () => {
    const strong = aDrug({ name: 'Paracetamol 650 mg', unit: 'tablet' });
    const syrup = aDrug({ name: 'Paracetamol 120 mg/5 ml syrup', unit: 'bottle' });
    api.on(listDrugs, [paracetamol, strong, syrup, cetirizine]);
    const { user } = await openOrderForm(api);
    await user.type(await drugPicker(), 'dolo 650');
    const same = await screen.findByRole('option', { name: /same as Dolo 650/ });
    expect(same.textContent).toContain('Paracetamol 650 mg');
    expect(screen.getAllByRole('option', { name: /Dolo/ })).toHaveLength(1);
    await expectAccessible();
    await user.keyboard('{Enter}');
    expect(screen.queryByLabelText('Quantity of Paracetamol 650 mg')).toBeNull();
    await user.click(same);
    expect(value('Quantity of Paracetamol 650 mg')).toBe('1');
  });

  it('offers each strength of a brand’s substance where none was typed', async () => {
    const strong = aDrug({ name: 'Paracetamol 650 mg', unit: 'tablet' });
    api.on(listDrugs, [paracetamol, strong, cetirizine]);
    const { user } = await openOrderForm(api);
    await user.type(await drugPicker(), 'dolo');
    const offered = await screen.findAllByRole('option', { name: /same substance as Dolo/ });
    expect(
      offered.map(({ textContent }) => /^Paracetamol \d+ mg/.exec(textContent ?? '')?.[0]),
    ).toEqual(['Paracetamol 500 mg', 'Paracetamol 650 mg']);
  });

  it.each([
    { age: 40, names: ['Paracetamol 500 mg', 'Paracetamol 120 mg'] },
    { age: 4, names: ['Paracetamol 120 mg', 'Paracetamol 500 mg'] },
  ])('offers the usual form of a patient of $age years first', async ({ age, names }) => {
    const tablet = aDrug({ name: 'Paracetamol 500 mg tablet', unit: 'tablet' });
    const syrup = aDrug({ name: 'Paracetamol 120 mg/5 ml syrup', unit: 'bottle' });
    api.on(listDrugs, age < 12 ? [tablet, syrup] : [syrup, tablet]);
    api.on(getPatientChecks, patientChecks({ age }));
    const { user } = await openOrderForm(api);
    await user.type(await drugPicker(), 'crocin');
    await waitFor(() =>
      expect(
        screen
          .getAllByRole('option', { name: /same substance as Crocin/ })
          .map(({ textContent }) => /^Paracetamol \d+ mg/.exec(textContent ?? '')?.[0]),
      ).toEqual(names),
    );
  });
});
