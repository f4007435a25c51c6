import type { Page } from '@playwright/test';
import { listLabOrders } from '#contract/lab/lab-orders.endpoints.ts';
import { listPharmacyOrders } from '#contract/pharmacy/pharmacy-orders.endpoints.ts';
import { callNext, getDoctorQueue } from '#contract/queue/queue.endpoints.ts';
import { call } from '../../e2e/rig/api.ts';

type Demo = { readonly url: string; readonly token: string };

/** One picture of the guide: the user, and the steps to the screen. */
export type Picture = {
  readonly name: string;
  readonly by: 'reception' | 'doctor' | 'pharmacy' | 'lab' | 'admin' | 'superadmin';
  readonly go: (page: Page, demo: Demo) => Promise<void>;
};

/** A page that shows the picture's subject without further steps, once this text is visible. */
function at(address: string, text: string | RegExp): Picture['go'] {
  return async (page) => {
    await page.goto(address);
    await page.locator('main').getByText(text).filter({ visible: true }).first().waitFor();
  };
}

export const PICTURES: readonly Picture[] = [
  {
    name: 'shortcuts',
    by: 'reception',
    go: async (page) => {
      await page.goto('/dashboard');
      await page.getByRole('row').nth(1).waitFor();
      await page.keyboard.press('?');
      await page.getByRole('dialog', { name: 'Keyboard shortcuts' }).waitFor();
    },
  },
  { name: 'reception-queue', by: 'reception', go: at('/dashboard', 'Waiting') },
  {
    name: 'reception-add',
    by: 'reception',
    go: async (page) => {
      await page.goto('/dashboard/add-patient');
      await page.getByLabel('Find a patient').fill('Lak');
      await page.getByRole('option').first().waitFor();
    },
  },
  {
    name: 'reception-bill',
    by: 'reception',
    go: async (page) => {
      await page.goto('/dashboard/bills');
      await page.getByRole('row').filter({ hasText: '₹' }).first().click();
      await page.getByRole('button', { name: 'Print A5' }).waitFor();
    },
  },
  {
    name: 'reception-day-close',
    by: 'reception',
    go: at('/dashboard/day-close', 'Count the cash'),
  },
  { name: 'doctor-queue', by: 'doctor', go: at('/dashboard/queue', 'NEXT IN QUEUE') },
  {
    name: 'doctor-certificate',
    by: 'doctor',
    go: async (page, { url, token }) => {
      const query = { page: 1, limit: 100 };
      const { orders } = await call(url, listPharmacyOrders, { query }, { token });
      await page.goto(`/patient/${orders[0]?.patientId}/certificates`);
      await page.getByRole('button', { name: 'New certificate' }).click();
      await page.getByLabel('Identification mark').waitFor();
    },
  },
  { name: 'pharmacy-queue', by: 'pharmacy', go: at('/dashboard', 'Pending') },
  {
    name: 'pharmacy-order',
    by: 'pharmacy',
    go: async (page, { url, token }) => {
      const query = { page: 1, limit: 100 };
      const { orders } = await call(url, listPharmacyOrders, { query }, { token });
      const billed = orders.find(({ status }) => status === 'billed') ?? orders[0];
      await page.goto(`/dashboard/orders/${billed?.id}`);
      await page.getByRole('button', { name: 'Print prescription' }).waitFor();
    },
  },
  { name: 'pharmacy-inventory', by: 'pharmacy', go: at('/dashboard/inventory', 'Paracetamol') },
  {
    name: 'pharmacy-settings',
    by: 'pharmacy',
    go: at('/dashboard/settings', 'Drug licence numbers'),
  },
  { name: 'lab-dashboard', by: 'lab', go: at('/dashboard', 'Sample Pending') },
  {
    name: 'lab-report',
    by: 'lab',
    go: async (page, { url, token }) => {
      const query = { page: 1, limit: 100, status: 'processing' } as const;
      const { orders } = await call(url, listLabOrders, { query }, { token });
      await page.goto(`/lab/enter-report/${orders[0]?.id}`);
      await page.getByRole('button', { name: 'Submit report' }).waitFor();
    },
  },
  { name: 'lab-worklist', by: 'lab', go: at('/lab/worklist', 'Last value') },
  { name: 'admin-overview', by: 'admin', go: at('/dashboard', 'Patients today') },
  { name: 'admin-settings', by: 'admin', go: at('/dashboard?settings=open', 'Your data') },
  { name: 'admin-money', by: 'admin', go: at('/dashboard/money', 'Total') },
  {
    name: 'admin-books',
    by: 'admin',
    go: at('/dashboard/books?startDate=2026-11-20&endDate=2026-11-21', 'Nature of service'),
  },
  {
    name: 'admin-gst-return',
    by: 'admin',
    go: at('/dashboard/books?book=gst&startDate=2026-11-01&endDate=2026-11-21', 'offline tool'),
  },
  { name: 'superadmin-users', by: 'superadmin', go: at('/dashboard/users', 'Edit') },
  {
    name: 'superadmin-clinics',
    by: 'superadmin',
    go: async (page) => {
      await page.goto('/dashboard/users');
      await page.getByRole('tab', { name: 'Clinics' }).click();
      await page.getByRole('row').nth(1).waitFor();
    },
  },
  // Last, because it changes the visit.
  {
    name: 'doctor-consultation',
    by: 'doctor',
    go: async (page, { url, token }) => {
      const { currentPatient } = await call(url, getDoctorQueue, {}, { token });
      if (!currentPatient) await call(url, callNext, {}, { token });
      await page.goto('/dashboard/queue');
      await page.getByRole('link', { name: 'Edit Complaint' }).click();
      await page
        .getByLabel('Complaint', { exact: true })
        .fill('Fever and dry cough for 3 days\nTab Paracetamol 500 1-1-1 x 3d\nCBC');
      await page.keyboard.press('Enter');
      await page
        .getByRole('button', { name: /^Accept/ })
        .first()
        .waitFor();
    },
  },
];
