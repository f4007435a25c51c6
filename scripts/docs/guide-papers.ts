import type { Page } from '@playwright/test';
import { getBill, listBills } from '#contract/billing/bills.endpoints.ts';
import { issueCertificate } from '#contract/certificates/certificates.endpoints.ts';
import { recordCriticalCall } from '#contract/lab/critical/critical-call.endpoints.ts';
import { getLabOrderReport, listLabOrders } from '#contract/lab/lab-orders.endpoints.ts';
import { getSupplierLedger } from '#contract/pharmacy/supplier-ledger/supplier-ledger.endpoints.ts';
import { listSuppliers } from '#contract/pharmacy/suppliers/suppliers.endpoints.ts';
import { call } from '../../e2e/rig/api.ts';
import type { Picture } from './guide-pictures.ts';

/** A paper of the guide: how to print it, and the size of its sheet. */
export type Paper = Picture & { readonly size: 'a4' | 'a5' };

const PAGE = { page: 1, limit: 100 };
/** The days of the printed registers. */
const DAYS = 'startDate=2026-11-20&endDate=2026-11-21';
/** A month: a schedule H1 medicine is not sold every day. */
const MONTH = 'startDate=2026-10-22&endDate=2026-11-21';
const FOUND = (what: string) => new Error(`The demo clinic has no ${what}.`);

/** Opens a page and presses its print button; `window.print` does nothing without a window. */
function printed(address: string, button: string): Picture['go'] {
  return async (page) => {
    await page.goto(address);
    await page.getByRole('button', { name: button }).click();
  };
}

/** Opens a bill, whose page reads it from the history entry. */
async function openBill(page: Page, state: object): Promise<void> {
  const entry = JSON.stringify({ usr: state, key: 'paper', idx: 1 });
  await page.goto('/billing');
  await page.evaluate(`history.replaceState(${entry}, '')`);
  await page.reload();
}

export const PAPERS: readonly Paper[] = [
  {
    name: 'paper-bill-of-sale',
    by: 'pharmacy',
    size: 'a5',
    go: async (page, { url, token }) => {
      const { bills } = await call(url, listBills, { query: PAGE }, { token });
      const sold = bills.filter(({ type, status }) => type === 'pharmacy' && status === 'paid');
      const all = await Promise.all(
        sold.map(({ id }) => call(url, getBill, { params: { id } }, { token })),
      );
      const [most] = all
        .filter(({ payments }) => payments.every(({ is_sandbox }) => !is_sandbox))
        .toSorted((a, b) => b.bill.items.length - a.bill.items.length);
      if (!most) throw FOUND('bill of a sale');
      const { bill } = most;
      await openBill(page, { patientId: bill.patient_id, billId: bill.id });
      await page.getByRole('button', { name: 'Print A5' }).click();
      await page.locator('.bill-paper-sale').waitFor();
    },
  },
  {
    name: 'paper-debit-note',
    by: 'pharmacy',
    size: 'a5',
    go: async (page, { url, token }) => {
      const days = { startDate: '2026-10-22', endDate: '2026-11-21' };
      for (const { id } of await call(url, listSuppliers, {}, { token })) {
        const query = { params: { id }, query: days };
        const { rows } = await call(url, getSupplierLedger, query, { token });
        const sent = rows.find(({ kind }) => kind === 'return');
        if (!sent) continue;
        return printed(`/dashboard/supplier-returns/${sent.id}`, 'Print A5')(page, { url, token });
      }
      throw FOUND('debit note');
    },
  },
  {
    name: 'paper-h1-register',
    by: 'pharmacy',
    size: 'a4',
    go: printed(`/dashboard/registers?register=h1&${MONTH}`, 'Print register'),
  },
  {
    name: 'paper-case-register',
    by: 'admin',
    size: 'a4',
    go: printed(`/dashboard/books?${DAYS}`, 'Print register'),
  },
  {
    name: 'paper-lab-report',
    by: 'lab',
    size: 'a4',
    go: async (page, { url, token }) => {
      const query = { ...PAGE, only: 'reported' } as const;
      const { orders } = await call(url, listLabOrders, { query }, { token });
      for (const { id } of orders) {
        const report = await call(url, getLabOrderReport, { params: { id } }, { token });
        const results = (report.report_critical ?? []).map((one) => one.id);
        if (results.length === 0) continue;
        const told = { results, told: 'Dr. Meera Hegde', readBack: true };
        await call(url, recordCriticalCall, { params: { id }, body: told }, { token });
        return printed(`/lab/view-report/${id}`, 'Print report')(page, { url, token });
      }
      throw FOUND('critical result');
    },
  },
  {
    name: 'paper-certificate',
    by: 'doctor',
    size: 'a5',
    go: async (page, { url, token }) => {
      const query = { ...PAGE, only: 'reported' } as const;
      const { orders } = await call(url, listLabOrders, { query }, { token });
      const [order] = orders;
      if (!order) throw FOUND('patient with a report');
      const id = order.patient_id;
      const body = {
        kind: 'sick' as const,
        identificationMark: 'A mole on the left cheek',
        text: `This is to certify that I examined ${order.Patient.name} on 21 Nov 2026. In my opinion the patient is suffering from viral fever and needs rest from 21 Nov 2026 to 24 Nov 2026.`,
      };
      await call(url, issueCertificate, { params: { id }, body }, { token });
      await printed(`/patient/${id}/certificates`, 'Print Medical certificate')(page, {
        url,
        token,
      });
    },
  },
];
