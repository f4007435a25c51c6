import type { Page } from '@playwright/test';
import { updateClinicSettings } from '#contract/clinics/clinics.endpoints.ts';
import { call } from '../rig/api.ts';
import { expect, test } from '../rig/journey.ts';
import { lookAt } from '../rig/look.ts';

const CHARGES = { admissionCharge: 500, otherCharges: 300, perDayCharge: 1_200 };

const balance = (page: Page) =>
  page.getByRole('region', { name: 'Billing Summary' }).getByText(/₹/).last();

test('a patient is admitted, pays a part, is discharged and pays the rest', async ({
  open,
  url,
  clinic,
}) => {
  const { token } = clinic.admin;
  await call(url, updateClinicSettings, { body: CHARGES }, { token });
  const { id } = await clinic.register('Meena Iyer');
  const desk = await open(await clinic.hire('receptionist'), { at: '/manage-admission' });
  await expect(desk.getByText('No patient selected.')).toBeVisible();
  await lookAt(desk, 'manage-admission-nobody');

  await desk.getByLabel('Find a patient').fill('mee');
  await desk.getByRole('option', { name: /Meena Iyer/ }).click();
  await expect(desk.getByText('Not admitted')).toBeVisible();
  await lookAt(desk, 'manage-admission-before');
  await desk.getByRole('button', { name: 'Admit' }).click();

  await expect(desk.getByRole('heading', { name: /^Admission Billing Details/ })).toBeVisible();
  await expect(balance(desk)).toHaveText('₹2,000.00');
  await expect(desk.getByText('No payments recorded yet.')).toBeVisible();
  const amount = desk.getByLabel('Amount');
  const record = desk.getByRole('button', { name: 'Record Payment' });
  await amount.fill('2000.01');
  await expect(desk.getByText(/^Please enter a valid payment amount/)).toBeVisible();
  await lookAt(desk, 'admission-bill-refused');
  await amount.fill('750.50');
  await desk.getByLabel('Mode').selectOption('UPI');
  await record.click();
  await expect(balance(desk)).toHaveText('₹1,249.50');
  await expect(desk.getByRole('row', { name: /₹750\.50.*UPI/ })).toBeVisible();
  await lookAt(desk, 'admission-bill-part');

  // The doctor has the patient's admission open and sees each step live.
  const doctor = await open(await clinic.hire('doctor'), {
    at: `/patients/${id}/manage-admission`,
  });
  await expect(doctor.getByRole('row', { name: /PENDING/ })).toContainText('₹1,249.50');

  await desk.getByRole('link', { name: 'Back to Admission Management' }).click();
  await expect(desk.getByRole('button', { name: 'Discharge' })).toBeVisible();
  await lookAt(desk, 'manage-admission-admitted');
  await desk.getByRole('button', { name: 'Discharge' }).click();
  const question = desk.getByRole('dialog', { name: 'Discharge Meena Iyer?' });
  await expect(question.getByText('₹1,249.50 is owed.')).toBeVisible();
  await lookAt(desk, 'manage-admission-discharging');
  await question.getByRole('button', { name: 'Discharge' }).click();
  await expect(desk.getByText('Patient discharged.')).toBeVisible();
  await expect(desk.locator('#main')).toBeFocused();
  await expect(doctor.getByRole('button', { name: 'Discharge' })).toBeHidden();
  await expect(desk.getByRole('button', { name: 'Admit' })).toBeHidden();

  await desk.getByRole('main').getByRole('button', { name: 'Pay bill' }).click();
  await desk.getByRole('button', { name: 'Fill in the balance' }).click();
  await record.click();
  await expect(desk.getByText('PAID', { exact: true })).toBeVisible();
  await expect(record).toBeHidden();
  await expect(balance(desk)).toHaveText('₹0.00');
  await lookAt(desk, 'admission-bill-paid');
  await expect(doctor.getByRole('row', { name: /PAID/ })).toBeVisible();
  await desk.getByRole('link', { name: 'Back to Admission Management' }).click();
  await expect(desk.getByRole('row', { name: /PAID/ })).toContainText('₹2,000.00');
  await lookAt(desk, 'manage-admission-discharged');

  // A returning patient starts another stay; a payment in advance is a deposit, and a mistaken one
  // is undone.
  await desk.getByLabel('Reason for a new stay').fill('Fever again');
  await desk.getByRole('button', { name: 'New stay' }).click();
  await expect(balance(desk)).toHaveText('₹2,000.00');
  await desk.getByRole('button', { name: 'Take deposit' }).click();
  await desk.getByLabel('Deposit (₹)').fill('5000');
  await lookAt(desk, 'admission-bill-deposit-form');
  await desk.getByRole('button', { name: 'Take deposit' }).click();
  await expect(desk.getByText('Deposit Left')).toBeVisible();
  await expect(balance(desk)).toHaveText('₹3,000.00');
  await lookAt(desk, 'admission-bill-deposit');
  await desk.getByRole('link', { name: 'Back to Admission Management' }).click();
  await expect(desk.getByText('₹3,000.00 of the deposit is left.')).toBeVisible();
  await lookAt(desk, 'manage-admission-again');
  await desk.getByRole('button', { name: 'Undo admission' }).click();
  const meant = desk.getByRole('dialog', { name: 'Undo the admission of Meena Iyer?' });
  await meant.getByRole('button', { name: 'Undo admission' }).click();
  await expect(desk.getByText('The admission was undone.')).toBeVisible();
  const patient = desk.getByRole('region', { name: 'Patient' });
  await expect(patient.getByText('Discharged', { exact: true })).toBeVisible();
  await expect(desk.getByRole('row', { name: /Fever again/ })).toBeHidden();
});
