import type { Page } from '@playwright/test';
import { newEmail, PASSWORD } from '../rig/clinic.ts';
import { expect, test } from '../rig/journey.ts';

/** Maximum time until a colleague's change appears live. */
const LIVE = { timeout: 1_000 };

async function signIn(page: Page, email: string): Promise<void> {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel(/^Password/).fill(PASSWORD);
  await page.getByRole('button', { name: 'Sign in' }).click();
}

async function addStaff(page: Page, role: string, name: string, email: string): Promise<void> {
  await page.goto('/dashboard/staff');
  await page.getByRole('link', { name: 'Add New Staff' }).first().click();
  await page.getByLabel('Name').fill(name);
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Role').selectOption({ label: role });
  if (role === 'Doctor') await page.getByLabel('OPD Fee (₹)').fill('500');
  await page.getByLabel(/^Password/).fill(PASSWORD);
  await page.getByRole('button', { name: 'Add Staff' }).click();
  await expect(page.getByText('Staff member added successfully!')).toBeVisible();
  await page.waitForURL('**/dashboard');
}

test('a clinic’s first day: registration, staff, and a first patient', async ({ open }) => {
  test.setTimeout(60_000);
  const email = { admin: newEmail('admin'), doctor: newEmail('doctor'), desk: newEmail('desk') };

  const admin = await open(null, { at: '/register' });
  await admin.getByLabel('Clinic name').fill('Sunrise Clinic');
  await admin.getByLabel('Admin name').fill('Anita Rao');
  await admin.getByLabel('Admin email').fill(email.admin);
  await admin.getByLabel(/^Password/).fill(PASSWORD);
  await admin.getByRole('button', { name: 'Register' }).click();
  await expect(admin.getByText('Registration successful! Please log in.')).toBeVisible();
  await signIn(admin, email.admin);
  await expect(admin.getByText('Welcome, Anita Rao')).toBeVisible();
  const tutorial = admin.getByRole('dialog', { name: 'Welcome to OpenOPD' });
  await tutorial.getByRole('button', { name: 'Skip tutorial' }).click();
  await expect(tutorial).toBeHidden();
  await addStaff(admin, 'Doctor', 'Dr. Meera Nair', email.doctor);
  await addStaff(admin, 'Receptionist', 'Ravi Kumar', email.desk);
  await admin.goto('/dashboard/staff');
  await expect(admin.getByRole('row', { name: /Dr. Meera Nair/ })).toContainText('₹500.00');

  const doctor = await open(null, { at: '/login' });
  await signIn(doctor, email.doctor);
  await doctor.waitForURL('**/dashboard/queue');
  const nowSeeing = doctor.getByRole('region', { name: 'NOW SEEING' });
  const next = doctor.getByRole('region', { name: 'NEXT IN QUEUE' });
  await expect(next).toContainText('No patient waiting next in the queue.');
  await expect(doctor.getByText('Live', { exact: true })).toBeVisible();

  const desk = await open(null, { at: '/login' });
  await signIn(desk, email.desk);
  await desk.getByRole('link', { name: 'Add Patient to Queue' }).first().click();
  await desk.getByRole('button', { name: 'Register new patient' }).click();
  await desk.getByLabel('Full Name').fill('Meena Iyer');
  await desk.getByLabel('Age', { exact: true }).fill('42');
  await desk.getByLabel('Gender').selectOption('Female');
  await desk.getByLabel('Phone').fill('98450 12345');
  await desk.getByRole('button', { name: 'Register and add to queue' }).click();
  await expect(desk.getByRole('heading', { name: 'Token 1 · Meena Iyer' })).toBeVisible();
  await expect(next, 'what the doctor sees').toContainText('Meena Iyer', LIVE);

  await desk.getByRole('link', { name: 'Back' }).click();
  const row = desk.getByRole('row', { name: /Meena Iyer/ });
  await expect(row).toContainText('Waiting');
  await doctor.getByRole('button', { name: 'Call Next' }).click();
  await expect(nowSeeing).toContainText('Meena Iyer');
  await expect(row, 'what the reception sees').toContainText('Consulting', LIVE);

  await doctor.getByRole('link', { name: 'Edit Complaint' }).click();
  await doctor.getByLabel('Complaint', { exact: true }).fill('Fever for three days, no cough.');
  await doctor.getByRole('button', { name: 'Complete Consultation' }).click();
  await doctor.waitForURL('**/dashboard/queue');
  await expect(nowSeeing).toContainText('No patient currently being seen...');
  await expect(row, 'what the reception sees').toContainText('Seen', LIVE);

  await row.click();
  await expect(desk.getByLabel('Complaint', { exact: true })).toHaveValue(
    'Fever for three days, no cough.',
  );
});
