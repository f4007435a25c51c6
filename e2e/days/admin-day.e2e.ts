import { expect, goTo, test } from '../rig/journey.ts';

test('the admin’s day: charges, patients, a plan that the desk sells, and the palette', async ({
  open,
  clinic,
}) => {
  const patient = await clinic.register('Meena Iyer');
  const desk = await open(await clinic.hire('receptionist'), { at: '/manage-admission' });
  const admin = await open(clinic.admin, { at: '/dashboard' });

  await admin.getByRole('button', { name: 'Settings' }).click();
  await admin.getByLabel(/^Admission charge/).fill('-1');
  await admin.getByRole('button', { name: 'Save settings' }).click();
  await expect(
    admin.getByText('Invalid charge amount. Please enter non-negative numbers for all fields.'),
  ).toBeVisible();
  await admin.getByLabel(/^Admission charge/).fill('500');
  await admin.getByRole('button', { name: 'Save settings' }).click();
  await expect(admin.getByText('Clinic settings updated successfully!')).toBeVisible();

  // The desk admits with the charges that the admin set.
  await desk.getByLabel('Find a patient').fill('mee');
  await desk.getByRole('option', { name: /Meena Iyer/ }).click();
  await desk.getByRole('button', { name: 'Admit' }).click();
  await expect(desk.getByRole('heading', { name: /^Admission Billing Details/ })).toBeVisible();
  await expect(desk.getByText('₹500.00').first()).toBeVisible();

  await admin.getByRole('link', { name: 'All Patients' }).first().click();
  await expect(admin.getByRole('row', { name: /Meena Iyer/ })).toBeVisible();
  await admin.getByLabel('Gender').selectOption('Male');
  await expect(admin.getByText('No patients found.')).toBeVisible();
  await admin.getByRole('link', { name: 'Manage plans' }).first().click();
  await expect(admin.getByRole('heading', { level: 1 })).toContainText('Subscription');
  await admin.getByRole('link', { name: 'Add New Plan' }).first().click();
  await admin.getByLabel('Name').fill('Care Monthly');
  await admin.getByLabel('Price (₹)').fill('300');
  await admin.getByRole('button', { name: 'Create Plan' }).click();
  await expect(admin.getByText('Subscription plan created successfully!')).toBeVisible();
  await expect(admin.getByRole('row', { name: /Care Monthly/ })).toContainText('₹300.00');

  // The desk sells the plan that the admin created.
  await goTo(desk, `/start-subscription/${patient.id}`);
  const choice = desk.getByRole('radio', { name: 'Care Monthly, ₹300.00, Every month' });
  await choice.click();
  await desk.getByRole('button', { name: 'Start Subscription' }).click();
  await expect(
    desk.getByText('Subscription started successfully for Meena Iyer (Manual Payment)!'),
  ).toBeVisible();

  await admin.keyboard.press('Control+k');
  await admin.getByRole('combobox').fill('mee');
  await expect(admin.getByRole('option', { name: /Meena Iyer/ })).toBeVisible();
  await admin.keyboard.press('Escape');
  await expect(admin.getByRole('combobox')).toBeHidden();
});
