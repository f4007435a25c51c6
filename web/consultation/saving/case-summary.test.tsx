import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { saveComplaint } from '#contract/consultation/consultation.endpoints.ts';
import { fail } from '#web/testing/api-double.ts';
import { visitDouble } from '#web/testing/builders/visit-double.ts';
import { bareNote, saveButton } from '#web/testing/pages/note-page.ts';
import { renderApp } from '#web/testing/render-app.tsx';
import { expectAccessible } from '#web/testing/render-ui.tsx';

describe('the case summary', () => {
  it('is viewed, edited and saved separately', async () => {
    const { api, visit } = visitDouble({}, { case_summary: 'Viral' });
    const { user } = await renderApp(bareNote(visit.id), { as: 'doctor', api });
    await user.click(await screen.findByRole('button', { name: 'Edit case summary' }));
    const field = screen.getByLabelText<HTMLTextAreaElement>('Case Summary');
    const save = screen.getByRole('button', { name: 'Save case summary' });
    expect(save.getAttribute('aria-disabled')).toBe('true');
    await expectAccessible();
    await user.type(field, ' fever');
    await user.dblClick(save);
    expect(await screen.findByText('Case summary saved.')).toBeTruthy();
    expect(screen.getByText('Viral fever')).toBeTruthy();
    expect(api.requests(saveComplaint).map(({ body }) => body.case_summary)).toEqual([
      'Viral fever',
    ]);
  });

  it('stays in its field when it could not be saved', async () => {
    const { api, visit } = visitDouble({}, { case_summary: 'Viral' });
    api.on(saveComplaint, fail(403, 'Not allowed here.'));
    const { user } = await renderApp(bareNote(visit.id), { as: 'doctor', api });
    await user.click(await screen.findByRole('button', { name: 'Edit case summary' }));
    const field = screen.getByLabelText<HTMLTextAreaElement>('Case Summary');
    await user.type(field, ' fever');
    await user.click(screen.getByRole('button', { name: 'Save case summary' }));
    expect(await screen.findByText('Save Error: Not allowed here.')).toBeTruthy();
    expect(field.value).toBe('Viral fever');
  });

  it('is restored by Cancel', async () => {
    const { api, visit } = visitDouble({}, { case_summary: 'Viral' });
    const { user } = await renderApp(bareNote(visit.id), { as: 'doctor', api });
    await user.click(await screen.findByRole('button', { name: 'Edit case summary' }));
    await user.type(screen.getByLabelText('Case Summary'), ' fever');
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    const panel = screen.getByRole('region', { name: 'Case Summary' });
    expect(within(panel).getByText('Viral')).toBeTruthy();
    expect(saveButton().getAttribute('aria-disabled')).toBe('true');
    expect(api.requests(saveComplaint)).toHaveLength(0);
  });
});
