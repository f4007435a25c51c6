import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { generateSuggestion } from '#contract/ai/ai.endpoints.ts';
import { fail } from '#web/testing/api-double.ts';
import { openRecord } from '#web/testing/assistant.ts';
import { touchDevice } from '#web/testing/touch-device.ts';

const queries = (api: Awaited<ReturnType<typeof openRecord>>['api']) =>
  api.requests(generateSuggestion).map(({ body }) => body.query);

describe('Enter', () => {
  it('pressed six times sends a note once, with a hint for line breaks', async () => {
    const { api, user, field } = await openRecord(['Rest.', 'Again.']);
    expect(screen.getByText('Shift+Enter: new line')).toBeTruthy();
    await user.type(field, '{Enter}{Enter}{Enter}{Enter}{Enter}{Enter}');
    await screen.findByText('Rest.');
    await user.keyboard('{Enter}');
    expect(field.value).toBe('Fever');
    expect(queries(api)).toEqual(['Fever']);
  });

  it('separates the lines of a note that is sent line by line', async () => {
    const { api, user, field, assistant } = await openRecord([]);
    const first = Promise.withResolvers<void>();
    api.on(generateSuggestion, async ({ body }) => {
      if (body.query === 'Fever') await first.promise;
      return assistant.keep(body, `Read: ${body.query.split('\n').length} lines.`);
    });
    await user.type(field, '{Enter}Cough{Enter}Cold{Enter}');
    expect(field.value).toBe('Fever\nCough\nCold');
    first.resolve();
    await screen.findByText('Read: 3 lines.');
    expect(queries(api)).toEqual(['Fever', 'Fever\nCough\nCold']);
  });

  it('keeps a line break removed by Backspace removed', async () => {
    const { user, field } = await openRecord(['Rest.']);
    await user.type(field, '{Enter}x{Backspace}{Backspace} high');
    expect(field.value).toBe('Fever high');
  });

  it('resends a failed text', async () => {
    const { api, user, field, assistant } = await openRecord([]);
    api.on(generateSuggestion, fail(503, 'Busy.'));
    await user.type(field, '{Enter}');
    await screen.findByText('AI Error: Busy.');
    api.on(generateSuggestion, ({ body }) => assistant.keep(body, 'Here.'));
    await user.keyboard('{Enter}');
    expect(await screen.findByText('Here.')).toBeTruthy();
  });

  it('inserts a line break on a touch keyboard, where Send sends', async () => {
    touchDevice();
    const { api, user, field } = await openRecord(['Rest.']);
    expect(screen.queryByText('Shift+Enter: new line')).toBeNull();
    await user.type(field, '{Enter}Cough');
    expect(field.value).toBe('Fever\nCough');
    expect(queries(api)).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Send' }));
    await waitFor(() => expect(queries(api)).toEqual(['Fever\nCough']));
  });
});
