import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { saveComplaint } from '#contract/consultation/consultation.endpoints.ts';
import { visitDouble } from '#web/testing/builders/visit-double.ts';
import { renderApp } from '#web/testing/render-app.tsx';
import { expectAccessible } from '#web/testing/render-ui.tsx';

const complaint = () => screen.findByLabelText<HTMLTextAreaElement>('Complaint');
const press = (name: string) => screen.getByRole('button', { name });

async function openRecord(texts: Parameters<typeof visitDouble>[1] = { complaint: 'Fever' }) {
  const double = visitDouble({}, texts);
  const rendered = await renderApp(`/dashboard/edit-complaint/${double.visit.id}`, {
    as: 'doctor',
    api: double.api,
  });
  const tell = () => rendered.events.emit({ topic: 'queue', id: double.visit.id });
  return { ...double, ...rendered, tell };
}

/** A conflict: I have typed, a colleague has saved, and I save. */
async function aClash() {
  const opened = await openRecord();
  await opened.user.type(await complaint(), '{Shift>}{Enter}{/Shift}Pulse 80');
  opened.colleagueWrites({ complaint: 'Fever\nBP 120/80' });
  await opened.user.click(press('Save'));
  const panel = await screen.findByRole('region', { name: 'Two versions of the complaint' });
  return { ...opened, panel: within(panel) };
}

describe('two people wrote the same text', () => {
  it('shows both, and saves nothing until the person decides', async () => {
    const { panel, current, user } = await aClash();
    expect(panel.getByRole('alert').textContent).toContain(
      'Someone saved a newer version of this record.',
    );
    const texts = ['Theirs', 'Mine'].map(
      (name) => panel.getByRole('heading', { name }).nextElementSibling?.textContent,
    );
    expect(texts).toEqual(['Fever\nBP 120/80', 'Fever\nPulse 80']);
    expect(screen.getByText('Not saved: please decide which text stays')).toBeTruthy();
    expect((await complaint()).value).toBe('Fever\nPulse 80');
    await expectAccessible();
    await user.click(press('Save'));
    expect(current().complaint).toBe('Fever\nBP 120/80');
  });

  it.each([
    ['Keep mine', 'Fever\nPulse 80'],
    ['Take theirs', 'Fever\nBP 120/80'],
    ['Merge both', 'Fever\nBP 120/80\nPulse 80'],
  ])('%s', async (name, text) => {
    const { user, current } = await aClash();
    await user.click(press(name));
    expect((await complaint()).value).toBe(text);
    expect(screen.queryByText('Two versions of the complaint')).toBeNull();
    await user.keyboard('{Control>}s{/Control}');
    await waitFor(() => expect(current().complaint).toBe(text));
    expect(await screen.findByText(/^Saved/)).toBeTruthy();
  });

  it('restores the text replaced by theirs', async () => {
    const { user } = await aClash();
    await user.click(press('Take theirs'));
    await user.click(await screen.findByRole('button', { name: 'Bring it back' }));
    expect((await complaint()).value).toBe('Fever\nPulse 80');
  });

  it('requires a new decision when the colleague saves again before the first arrives', async () => {
    const { user, colleagueWrites, current } = await aClash();
    await user.click(press('Merge both'));
    colleagueWrites({ complaint: 'Quite different' });
    await user.click(press('Save'));
    expect(await screen.findByText('Two versions of the complaint')).toBeTruthy();
    expect((await complaint()).value).toBe('Fever\nBP 120/80\nPulse 80');
    expect(current().complaint).toBe('Quite different');
  });

  it('needs no decision when the colleague wrote the other text', async () => {
    const { user, colleagueWrites, current, api } = await openRecord();
    await user.type(await complaint(), ' 3 days');
    colleagueWrites({ case_summary: 'Viral' });
    await user.click(press('Save'));
    expect(await screen.findByText(/^Saved/)).toBeTruthy();
    expect(current()).toMatchObject({ complaint: 'Fever 3 days', case_summary: 'Viral' });
    expect(screen.getByText('Viral')).toBeTruthy();
    expect(api.requests(saveComplaint)).toHaveLength(2);
  });
});

describe('a colleague’s change reported by an event', () => {
  it('is applied while I have typed nothing', async () => {
    const { colleagueWrites, tell } = await openRecord();
    const field = await complaint();
    colleagueWrites({ complaint: 'Fever, rash', case_summary: 'Viral' });
    act(() => tell());
    await waitFor(() => expect(field.value).toBe('Fever, rash'));
    expect(screen.getByText('Viral')).toBeTruthy();
    expect(screen.getByText(/^Saved/)).toBeTruthy();
  });

  it('is shown beside mine while I have', async () => {
    const { user, colleagueWrites, tell } = await openRecord();
    await user.type(await complaint(), ' 3 days');
    colleagueWrites({ complaint: 'Fever, rash' });
    act(() => tell());
    expect(await screen.findByText('Two versions of the complaint')).toBeTruthy();
    expect((await complaint()).value).toBe('Fever 3 days');
  });
});
