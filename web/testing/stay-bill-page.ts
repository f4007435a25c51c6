import { screen } from '@testing-library/react';
import { getBill } from '#contract/billing/bills.endpoints.ts';
import { paise } from '#contract/kernel/numbers/money.ts';
import type { Role } from '#contract/kernel/roles.ts';
import { type ApiDouble, apiDouble } from './api-double.ts';
import { aCalculation, anAdmissionBill } from './builders/admissions.ts';
import { renderApp } from './render-app.tsx';

export const details = anAdmissionBill();
const { bill } = details;

/** An API that knows the bill of a running stay. */
export function stayBillApi(): ApiDouble {
  const api = apiDouble();
  api.on(getBill, details);
  return api;
}

/** Opens the bill of the stay. */
export const showStayBill = (
  api: ApiDouble,
  as: Role = 'receptionist',
  address = `/patient/${bill.patient_id}/admission-bill/${bill.id}`,
) => renderApp(address, { as, api });

/** The names and values of a section's list. */
export async function facts(title: string) {
  const section = await screen.findByRole('region', { name: title });
  return [...section.querySelectorAll('dt')].map((name) => [
    name.textContent,
    name.nextElementSibling?.textContent,
  ]);
}

/** The payment as the API returns it; `paid` is in paise. */
export const recorded = (paid: number) => ({
  payment: {
    id: bill.id,
    patient_id: bill.patient_id,
    bill_id: bill.id,
    amount_paid: paise(paid),
    payment_mode: 'upi' as const,
    payment_date: bill.createdAt,
  },
  calculated: aCalculation({ paid }),
});
