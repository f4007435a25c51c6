import { screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { createVisit, saveComplaint } from '#contract/consultation/consultation.endpoints.ts';
import { CLINIC_ROLES } from '#contract/kernel/roles.ts';
import { fail } from '#web/testing/api-double.ts';
import { aUser } from '#web/testing/builders/people.ts';
import { killPage } from '#web/testing/kill-page.ts';
import { patientSearch, searchField } from '#web/testing/pages/search-patient.ts';
import { expectAccessible } from '#web/testing/render-ui.tsx';

const doctor = aUser('doctor');
let page: ReturnType<typeof patientSearch>;

beforeEach(() => {
  page = patientSearch();
});

describe('a new case', () => {
  it('requires a text', async () => {
    const { user, api } = await page.open();
    await user.click(screen.getByRole('button', { name: 'New case' }));
    expect(await screen.findByText('Please enter complaint details.')).toBeTruthy();
    expect(document.activeElement).toBe(await searchField());
    expect(api.requests(createVisit)).toHaveLength(0);
    await expectAccessible();
  });

  it.each(['button', 'keys'])(
    'by %s opens the editor with the text, inserted once',
    async (way) => {
      const { user, input, api } = await page.open();
      await user.type(input, 'Ravi,40,M,fever and cough');
      if (way === 'button') await user.dblClick(screen.getByRole('button', { name: 'New case' }));
      else await user.keyboard('{Control>}{Enter}{/Control}');
      await page.isInEditor();
      const complaint = await screen.findByLabelText<HTMLTextAreaElement>('Complaint');
      expect(complaint.value).toBe('Ravi,40,M,fever and cough');
      await waitFor(() => expect(api.requests(saveComplaint)).toHaveLength(1));
      expect(page.double.current().complaint).toBe('Ravi,40,M,fever and cough');
      expect(api.requests(createVisit)).toHaveLength(1);
      expect(window.history.state.usr).toBeNull();
    },
  );

  it('is there again after the browser was killed, until its note has it', async () => {
    const case_ = 'Ravi,40,M,fever and cough';
    const { user, input } = await page.open({ as: doctor });
    await user.type(input, case_);
    killPage();
    const again = await page.open({ as: doctor, keepStorage: true });
    expect(again.input.value).toBe(case_);
    await again.user.click(screen.getByRole('button', { name: 'New case' }));
    await page.isInEditor();
    await waitFor(() => expect(page.double.current().complaint).toBe(case_));
    killPage();
    expect((await page.open({ as: doctor, keepStorage: true })).input.value).toBe('');
  });

  it('is not kept while it is the name of a patient', async () => {
    const { user, input } = await page.open({ as: doctor });
    await user.type(input, 'Meena');
    killPage();
    expect((await page.open({ as: doctor, keepStorage: true })).input.value).toBe('');
  });

  it('shows why it could not be opened, and keeps the text', async () => {
    page.double.api.on(createVisit, fail(500, 'Broken.'));
    const { user, input } = await page.open();
    await user.type(input, 'fever and more');
    await user.click(screen.getByRole('button', { name: 'New case' }));
    expect(await screen.findByText('Failed to create new complaint record: Broken.')).toBeTruthy();
    expect(input.value).toBe('fever and more');
  });

  it.each(CLINIC_ROLES)('is offered to a %s only where the contract allows it', async (role) => {
    await page.open({ as: role });
    const mayOpen = ['admin', 'doctor', 'receptionist'].includes(role);
    expect(screen.queryByRole('button', { name: 'New case' }) !== null).toBe(mayOpen);
    const queue = screen.getByRole('link', { name: 'OPD Queue' });
    const hasOwn = role === 'admin' || role === 'doctor';
    expect(queue.getAttribute('href')).toBe(hasOwn ? '/dashboard/queue' : '/dashboard');
  });
});
