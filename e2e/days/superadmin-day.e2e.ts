import { newEmail, PASSWORD, signIn } from '../rig/clinic.ts';
import { expect, test } from '../rig/journey.ts';
import { SUPERADMIN } from '../rig/run.ts';

test('the super admin’s day: a plan, a user added and removed, and a clinic’s subscription that its admin sees live', async ({
  open,
  clinic,
  url,
}) => {
  const admin = await open(clinic.admin, { at: '/dashboard/staff' });
  await expect(admin.getByRole('link', { name: 'GoPro' })).toBeVisible();
  await expect(admin.getByText('Live', { exact: true })).toBeVisible();

  const root = await open(await signIn(url, SUPERADMIN.email, SUPERADMIN.password), {
    at: '/dashboard',
  });
  await root.getByRole('link', { name: /^Manage Clinic Subscription Plans/ }).click();
  await root.getByRole('link', { name: 'Add New Plan' }).first().click();
  const plan = `Pro ${clinic.admin.email}`;
  await root.getByLabel('Name').fill(plan);
  await root.getByLabel(/^Price/).fill('999');
  await root.getByRole('button', { name: 'Create Plan' }).click();
  await expect(root.getByText('Clinic subscription plan created successfully!')).toBeVisible();
  await expect(root.getByRole('row', { name: new RegExp(plan) })).toContainText('Every month');

  await root.getByRole('link', { name: 'Users' }).click();
  await root.getByRole('button', { name: 'Add New User' }).first().click();
  const email = newEmail('owner');
  const form = root.getByRole('dialog', { name: 'Add New User' });
  await form.getByLabel('Username').fill('Second Owner');
  await form.getByLabel('Email').fill(email);
  await form.getByLabel(/^Password/).fill(PASSWORD);
  await form.getByRole('button', { name: 'Add User' }).click();
  await expect(root.getByText('User added successfully!')).toBeVisible();
  const search = root.getByLabel('Search users');
  await search.fill(email);
  const added = root.getByRole('row', { name: new RegExp(email) });
  await expect(added).toContainText('No Subscription');
  await added.getByRole('button', { name: 'Edit Second Owner' }).click();
  const edited = root.getByRole('dialog', { name: 'Edit User' });
  await edited.getByLabel('Username').fill('Third Owner');
  await edited.getByRole('button', { name: 'Update User' }).click();
  await expect(root.getByText('User updated successfully!')).toBeVisible();
  await expect(added).toContainText('Third Owner');
  await expect(signIn(url, email, PASSWORD)).resolves.toMatchObject({ email });

  await added.getByRole('button', { name: 'Delete Third Owner' }).click();
  await root.getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(root.getByText('User deleted.')).toBeVisible();
  await expect(added).toBeHidden();
  await expect(signIn(url, email, PASSWORD)).rejects.toThrow('Invalid email or password.');

  await search.fill(clinic.admin.email);
  const row = root.getByRole('row', { name: new RegExp(clinic.admin.email) });
  await row.getByRole('button', { name: /^Start Subscription/ }).click();
  const picker = root.getByRole('dialog', { name: 'Select Subscription Plan for Clinic' });
  await picker.getByLabel('Plan').selectOption(`${plan} · ₹999.00 · Every month`);
  await picker.getByRole('button', { name: 'Start Subscription' }).click();
  await expect(admin.getByText('PRO', { exact: true })).toBeVisible();

  await expect(row).toContainText('Active');
  await row.getByRole('button', { name: /^Deactivate/ }).click();
  await root.getByRole('button', { name: 'Deactivate', exact: true }).click();
  await expect(row).toContainText('Halted');
  await expect(admin.getByRole('link', { name: 'GoPro' })).toBeVisible();

  // The same plan on the list of clinics.
  await root.getByRole('tab', { name: 'Clinics' }).click();
  await root.getByLabel('Search clinics').fill(clinic.admin.email);
  const clinics = root.getByRole('table', { name: 'Clinics' });
  const listed = clinics.getByRole('row', { name: new RegExp(clinic.admin.email) });
  await expect(listed).toContainText('Halted');
  await listed.getByRole('button', { name: /^Activate/ }).click();
  await root.getByRole('button', { name: 'Activate', exact: true }).click();
  await expect(listed).toContainText('Active');
  await expect(admin.getByText('PRO', { exact: true })).toBeVisible();
});
