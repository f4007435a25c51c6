import { screen, waitFor, within } from '@testing-library/react';
import { expect, it, onTestFinished, vi } from 'vitest';
import { getBill } from '#contract/billing/bills.endpoints.ts';
import { listCreditNotes } from '#contract/books/books.endpoints.ts';
import { getLetterhead } from '#contract/clinics/letterhead.endpoints.ts';
import { getPharmacySettings } from '#contract/clinics/pharmacy-settings.endpoints.ts';
import { paise } from '#contract/kernel/numbers/money.ts';
import { getDrugSale } from '#contract/pharmacy/drug-sale.ts';
import { apiDouble } from '#web/testing/api-double.ts';
import { aBill, aPayment, billDetails, paidBill } from '#web/testing/builders/bills.ts';
import { aLetterhead, somePharmacySettings } from '#web/testing/builders/letterhead.ts';
import { anId } from '#web/testing/builders/people.ts';
import { renderApp } from '#web/testing/render-app.tsx';
import { expectAccessible } from '#web/testing/render-ui.tsx';

it.each([
  ['Print A5', 'a5'],
  ['Print A4', 'a4'],
  ['Print 80 mm', 'slip'],
])('%s prints the receipt with every sum and the amount in words', async (name, size) => {
  const print = vi.fn();
  vi.stubGlobal('print', print);
  onTestFinished(() => {
    vi.unstubAllGlobals();
  });
  const totalDue = paise(43_750);
  const discount = { id: anId(), kind: 'discount' as const, amount: paise(6_250), note: null };
  const item = { ...aBill().items[0]!, type: 'pharmacy' as const };
  const bill = paidBill(
    aBill({
      items: [item],
      discount_percentage: 1_250,
      discount: paise(6_250),
      credits: [{ ...discount, at: '2026-11-21T04:30:00.000Z' }],
      calculated: { totalDue, totalPaid: paise(0), balance: totalDue },
    }),
  );
  const api = apiDouble();
  api.on(getBill, billDetails(bill, [aPayment({ amount_paid: totalDue, payment_mode: 'upi' })]));
  api.on(getLetterhead, aLetterhead({ name: 'Rao Skin Clinic', footer: 'Get well soon' }));
  api.on(getPharmacySettings, somePharmacySettings({ licences: '20B: KA-101' }));
  const state = { patientId: bill.patient_id, billId: bill.id };
  const { user } = await renderApp('/billing', { as: 'receptionist', api, state });
  await user.click(await screen.findByRole('button', { name }));

  const paper = await screen.findByRole('article', { name: 'Receipt 2026-27/000042' });
  expect(paper.dataset.size).toBe(size);
  const on = within(paper);
  for (const text of [
    'Rao Skin Clinic',
    'Get well soon',
    'Drug licence no. 20B: KA-101',
    'Meena Iyer (patient no. 12)',
    'Discount (12.5%)',
    'Rupees Four Hundred Thirty-Seven and Fifty Paise Only',
    'UPI',
  ]) {
    expect(on.getByText(text)).toBeTruthy();
  }
  expect(on.getAllByText('₹437.50').length).toBeGreaterThan(1);
  await waitFor(() => expect(print).toHaveBeenCalledOnce());
  await expectAccessible();

  // Pre-printed sheets have the head on them; a roll never has.
  await user.click(screen.getByRole('checkbox', { name: 'Pre-printed paper' }));
  expect(on.queryByText('Rao Skin Clinic') !== null).toBe(size === 'slip');
});

it('prints a tax invoice with the taxable value and both halves of each rate', async () => {
  vi.stubGlobal('print', vi.fn());
  onTestFinished(() => {
    vi.unstubAllGlobals();
  });
  const total = paise(11_200);
  const [first] = aBill().items;
  const medicine = { ...first!, name: 'Syrup', type: 'pharmacy' as const, total, price: total };
  const bill = aBill({
    items: [...aBill().items, { ...medicine, tax_percentage: 1_200, drug_id: anId() }],
    calculated: { totalDue: paise(61_200), totalPaid: paise(0), balance: paise(61_200) },
  });
  const api = apiDouble();
  const none = { address: null, phone: null, email: null, registration: null, licences: null };
  const pharmacist = { pharmacist_name: null, pharmacist_registration: null };
  const seller = { name: 'Clinic of that Day', gstin: '29AAGCB7383J1Z4', ...none, ...pharmacist };
  api.on(getBill, { ...billDetails(bill), seller });
  api.on(getLetterhead, aLetterhead({ name: 'Clinic of Today', gstin: '07AAGCB7383J1Z4' }));
  const state = { patientId: bill.patient_id, billId: bill.id };
  const { user } = await renderApp('/billing', { as: 'receptionist', api, state });
  expect(await screen.findByText('Includes ₹12.00 GST')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Print A5' }));
  const paper = within(await screen.findByRole('article', { name: /^Invoice-cum-Bill of Supply/ }));
  expect(paper.getByText('GSTIN 29AAGCB7383J1Z4')).toBeTruthy();
  expect(paper.getByText('Clinic of that Day')).toBeTruthy();
  const styles = [...document.querySelectorAll('article style')].map((one) => one.textContent);
  expect(styles.join('\n')).toContain('@top-right { content: "Clinic of that Day"');
  const rows = paper.getAllByRole('row').map((row) => row.textContent);
  expect(rows).toContain('12%₹100.00₹6.00₹6.00');
  expect(rows).toContain('None₹500.00––');
});

it.each([
  ['Print A5', ['B7', 'May 2027', '30049099']],
  ['Print A4', ['B7', 'May 2027', '30049099']],
  ['Print 80 mm', ['Cipla, Sch. H1, Batch B7, Exp. May 2027, HSN 30049099, MRP ₹3.00, GST 12%']],
])('%s of a sale names each batch, the prescriber and the pharmacist', async (name, texts) => {
  vi.stubGlobal('print', vi.fn());
  onTestFinished(() => {
    vi.unstubAllGlobals();
  });
  const [first] = aBill().items;
  const drugId = anId();
  const drug = { ...first!, type: 'pharmacy' as const, drug_id: drugId, name: 'Azithral 500' };
  const priced = { quantity: 6, price: paise(250), total: paise(1_500), tax_percentage: 1_200 };
  const bill = aBill({ type: 'pharmacy', related_id: anId(), items: [{ ...drug, ...priced }] });
  const batch = {
    ...{ drug_id: drugId, name: 'Azithral 500', manufacturer: 'Cipla', schedule: 'H1' as const },
    ...{ hsn: '30049099', tax_percentage: 1_200, mrp: paise(300), price: paise(250) },
  };
  const api = apiDouble();
  api.on(getBill, billDetails(bill));
  api.on(getLetterhead, aLetterhead());
  const pharmacist = { pharmacistName: 'Ganesh Shetty', pharmacistRegistration: 'KSPC 2042' };
  api.on(getPharmacySettings, somePharmacySettings({ licences: '20: KA-101', ...pharmacist }));
  api.on(getDrugSale, {
    serial: 17,
    soldAt: '2026-11-21T04:30:00.000Z',
    patient_id: bill.patient_id,
    patientAddress: '12 Lake Road',
    prescriber: { name: 'Dr Shah', registration: 'MMC 123', address: 'Pune' },
    batches: [
      { ...batch, batch_no: 'B7', expiry_date: '2027-05-31', quantity: 4 },
      { ...batch, batch_no: 'B8', expiry_date: '2027-08-31', quantity: 2 },
    ],
  });
  const state = { patientId: bill.patient_id, billId: bill.id };
  const { user } = await renderApp('/billing', { as: 'pharmacy', api, state });
  await user.click(await screen.findByRole('button', { name }));
  const paper = within(await screen.findByRole('article', { name: /000042$/ }));
  expect(await paper.findByText('Dr Shah, reg. no. MMC 123, Pune')).toBeTruthy();
  for (const text of ['17', '12 Lake Road', '₹2.50 × 4', '₹2.50 × 2', '₹10.00', ...texts]) {
    expect(paper.getAllByText(text).length).toBeGreaterThan(0);
  }
  expect(paper.getByText(/Registered pharmacist: Ganesh Shetty, reg. no. KSPC 2042/)).toBeTruthy();
});

it.each([
  ['of a visit', 48, ['48']],
  ['of no visit', null, []],
])(
  'a bill %s names the patient’s number, and as token the one of the day',
  async (_, visitToken, tokens) => {
    vi.stubGlobal('print', vi.fn());
    onTestFinished(() => {
      vi.unstubAllGlobals();
    });
    const bill = aBill({ visitToken });
    bill.Patient.token = 2_100;
    const api = apiDouble();
    api.on(getBill, billDetails(bill));
    api.on(getLetterhead, aLetterhead());
    const state = { patientId: bill.patient_id, billId: bill.id };
    const { user } = await renderApp('/billing', { as: 'receptionist', api, state });
    await user.click(await screen.findByRole('button', { name: 'Print A5' }));
    const paper = within(await screen.findByRole('article', { name: 'Bill 2026-27/000042' }));
    expect(paper.getByText('Meena Iyer (patient no. 2100)')).toBeTruthy();
    const terms = paper.queryAllByText('Token');
    expect(terms.map((term) => term.nextElementSibling?.textContent)).toEqual(tokens);
  },
);

it.each([
  ['play money says SANDBOX', true, 1],
  ['real money does not', undefined, 0],
])('a receipt of %s', async (_name, is_sandbox, marks) => {
  vi.stubGlobal('print', vi.fn());
  onTestFinished(() => {
    vi.unstubAllGlobals();
  });
  const bill = paidBill(aBill({}));
  const api = apiDouble();
  api.on(getBill, billDetails(bill, [aPayment({ payment_mode: 'online', is_sandbox })]));
  api.on(getLetterhead, aLetterhead());
  const state = { patientId: bill.patient_id, billId: bill.id };
  const { user } = await renderApp('/billing', { as: 'receptionist', api, state });
  await user.click(await screen.findByRole('button', { name: 'Print A5' }));
  const paper = within(await screen.findByRole('article', { name: /^Receipt/ }));
  expect(paper.queryAllByText(/^SANDBOX: paid with play money/)).toHaveLength(marks);
  expect(paper.queryAllByText('Online (SANDBOX)')).toHaveLength(marks);
});

it('prints the credit note of a return alone, with what came back and its tax', async () => {
  vi.stubGlobal('print', vi.fn());
  onTestFinished(() => {
    vi.unstubAllGlobals();
  });
  const back = { id: anId(), kind: 'return' as const, amount: paise(11_200), note: 'Not needed' };
  const bill = paidBill(aBill({ credits: [{ ...back, at: '2026-12-02T04:30:00.000Z' }] }));
  const tax = { value: paise(11_200), taxable: paise(10_000), cgst: paise(600), sgst: paise(600) };
  const api = apiDouble();
  api.on(getBill, billDetails(bill));
  api.on(getLetterhead, aLetterhead({ gstin: '29AAGCB7383J1Z4' }));
  api.on(listCreditNotes, {
    patient_id: bill.patient_id,
    patient: { name: 'Meena Iyer', token: 12, address: '12 Lake Road\nPune' },
    notes: [
      {
        ...{ id: back.id, number: 'CN2026-27/000003', day: '2026-12-02', kind: 'return' },
        ...{ bill_number: bill.number, bill_day: '2026-11-21', reason: 'Not needed' },
        items: [{ name: 'Syrup', hsn: '30049099', quantity: 2, total: paise(11_200) }],
        rates: [{ gst_percent: 12, ...tax }],
        ...tax,
      },
    ],
  });
  const state = { patientId: bill.patient_id, billId: bill.id };
  const { user } = await renderApp('/billing', { as: 'receptionist', api, state });
  await user.click(await screen.findByRole('button', { name: 'Print A5' }));
  await user.click(screen.getByRole('button', { name: 'Credit note CN2026-27/000003' }));
  const paper = await screen.findByRole('article');
  expect(paper.getAttribute('aria-label')).toBe('Credit note CN2026-27/000003');
  const on = within(paper);
  for (const text of [
    'GSTIN 29AAGCB7383J1Z4',
    '2 Dec 2026',
    bill.number,
    '21 Nov 2026',
    'Meena Iyer (patient no. 12)',
    '12 Lake Road, Pune',
    'Not needed',
    'Rupees One Hundred Twelve Only',
  ]) {
    expect(on.getByText(text)).toBeTruthy();
  }
  const rows = on.getAllByRole('row').map((row) => row.textContent);
  expect(rows).toContain('Syrup300490992₹112.00');
  expect(rows).toContain('GST 12 %₹100.00₹6.00₹6.00₹112.00');
  expect(rows).toContain('Credited₹100.00₹6.00₹6.00₹112.00');
  await expectAccessible();
});
