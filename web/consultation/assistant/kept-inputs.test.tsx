import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { generateSuggestion } from '#contract/ai/ai.endpoints.ts';
import { loseConnection } from '#web/testing/api-double.ts';
import { answer, ORDER, openRecord } from '#web/testing/assistant.ts';
import { killPage } from '#web/testing/kill-page.ts';

const question = () => screen.findByLabelText<HTMLTextAreaElement>('Question to the assistant');
const kept = () => Object.keys(localStorage).filter((key) => key.includes('question.'));

describe('a question to the assistant', () => {
  const ask = async () => {
    const opened = await openRecord([answer('Two weeks.', [])]);
    await opened.user.click(screen.getByText('Ask only'));
    await opened.user.type(await question(), 'How long does it last');
    return opened;
  };
  const openAgain = async (double: Awaited<ReturnType<typeof ask>>) =>
    openRecord([], { double, person: double.person, runs: double.assistant.runs() });

  it('is in its field again after a crash, and the field is shown', async () => {
    const opened = await ask();
    killPage();
    await openAgain(opened);
    expect((await question()).value).toBe('How long does it last');
  });

  it('is kept until it has arrived', async () => {
    const opened = await ask();
    opened.api.on(generateSuggestion, loseConnection());
    await opened.user.keyboard('{Enter}');
    expect(await screen.findByRole('button', { name: 'Retry' })).toBeTruthy();
    expect((await question()).value).toBe('');
    killPage();
    await openAgain(opened);
    expect((await question()).value).toBe('How long does it last');
  });

  it('is forgotten once it is answered', async () => {
    const { user } = await ask();
    await user.keyboard('{Enter}');
    expect(await screen.findByText('Two weeks.')).toBeTruthy();
    await waitFor(() => expect(kept()).toEqual([]));
  });

  it('is forgotten when the page was killed before the answer, which the server has', async () => {
    const opened = await ask();
    await opened.user.keyboard('{Enter}');
    expect(await screen.findByText('Two weeks.')).toBeTruthy();
    const [key] = kept();
    expect(key).toBeUndefined();
    await opened.user.type(await question(), 'How long does it last');
    killPage();
    await openAgain(opened);
    expect(await screen.findByText('Two weeks.')).toBeTruthy();
    await waitFor(() => expect(kept()).toEqual([]));
  });
});

it('an edit of a proposal is open again after a crash, with what was typed', async () => {
  const opened = await openRecord([answer('For the fever.', [ORDER])]);
  await opened.user.type(opened.field, '{Enter}');
  const card = async () =>
    within(await screen.findByRole('region', { name: 'New pharmacy order' }));
  await opened.user.click((await card()).getByRole('button', { name: 'Edit' }));
  await opened.user.type(
    (await card()).getByLabelText('Prescription for unavailable drugs'),
    'Spacer',
  );
  killPage();
  const again = { double: opened, person: opened.person, runs: opened.assistant.runs() };
  const { user } = await openRecord([], again);
  expect(await screen.findByDisplayValue('Spacer')).toBeTruthy();
  await user.click((await card()).getByRole('button', { name: 'Done' }));
  expect(await (await card()).findByText('From outside: Spacer')).toBeTruthy();
  expect(Object.keys(localStorage).filter((key) => key.includes('proposal.'))).toEqual([]);
});

it('the clinic-wide prompt that is edited is in its field again after a crash', async () => {
  const opened = await openRecord([], { role: 'admin' });
  const panel = async () =>
    within(await screen.findByRole('region', { name: 'Clinic-wide System Prompt' }));
  await opened.user.click((await panel()).getByRole('button', { name: /^Edit/ }));
  await opened.user.type((await panel()).getByRole('textbox'), 'Generics first');
  killPage();
  await openRecord([], { role: 'admin', double: opened, person: opened.person });
  expect(await (await panel()).findByDisplayValue('Generics first')).toBeTruthy();
});
