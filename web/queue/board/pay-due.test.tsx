import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { getBill } from '#contract/billing/bills.endpoints.ts';
import { listDues } from '#contract/dues/dues.endpoints.ts';
import { paise } from '#contract/kernel/numbers/money.ts';
import { getPatient } from '#contract/patients/patients.endpoints.ts';
import { listQueue } from '#contract/queue/queue.endpoints.ts';
import { listStaff } from '#contract/staff/staff.endpoints.ts';
import { apiDouble } from '#web/testing/api-double.ts';
import { aBill, billDetails } from '#web/testing/builders/bills.ts';
import { aDue, dueReply } from '#web/testing/builders/dues.ts';
import { aPatient, aVisit } from '#web/testing/builders/visits.ts';
import { renderApp } from '#web/testing/render-app.tsx';
import { expectAccessible } from '#web/testing/render-ui.tsx';

it('an unpaid fee in the queue opens its payment', async () => {
  const asha = aPatient({ name: 'Asha Menon' });
  const bill = aBill({ patient_id: asha.id });
  const due = { billId: bill.id, standing: 'due', due: paise(50_000), paid: paise(0) } as const;
  const api = apiDouble();
  api.on(listStaff, []);
  api.on(listQueue, [aVisit({ billed: true, fee: due }, asha)]);
  api.on(getBill, billDetails(bill));
  api.on(getPatient, asha);
  const { user } = await renderApp('/dashboard', { as: 'receptionist', api });
  const link = await screen.findByRole('link', { name: 'Due ₹500.00: Asha Menon' });
  await expectAccessible();
  await user.click(link);
  await waitFor(() => expect(window.location.pathname).toBe('/billing'));
  await waitFor(() => expect(api.requests(getBill)[0]?.params).toEqual({ id: bill.id }));
});

it('other dues of a patient in the queue open their bills in the list of dues', async () => {
  const asha = aPatient({ name: 'Asha Menon' });
  const api = apiDouble();
  api.on(listStaff, []);
  api.on(listQueue, [aVisit({ owed: paise(40_000) }, asha)]);
  api.on(listDues, dueReply(aDue(aBill({ patient_id: asha.id }))));
  const { user } = await renderApp('/dashboard', { as: 'receptionist', api });
  await user.click(await screen.findByRole('link', { name: 'Other dues ₹400.00: Asha Menon' }));
  await waitFor(() => expect(window.location.pathname).toBe('/dashboard/dues'));
  await waitFor(() => expect(api.requests(listDues)[0]?.query.search).toBe('Asha Menon'));
});
