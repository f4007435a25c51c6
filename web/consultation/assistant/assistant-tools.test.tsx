import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { generateSuggestion } from '#contract/ai/ai.endpoints.ts';
import { saveComplaint } from '#contract/consultation/consultation.endpoints.ts';
import { updatePatient } from '#contract/patients/patient-details.endpoints.ts';
import { fail } from '#web/testing/api-double.ts';
import { openRecord } from '#web/testing/assistant.ts';
import { expectAccessible } from '#web/testing/render-ui.tsx';
import { holdTime, pass } from '#web/testing/timers.ts';

const send = () => screen.getByRole('button', { name: 'Send' });

describe('Send', () => {
  it('saves and sends the record, once per answer', async () => {
    const { api, user, field, assistant } = await openRecord([]);
    const { promise, resolve } = Promise.withResolvers<void>();
    api.on(generateSuggestion, async ({ body }) => {
      await promise;
      return assistant.keep(body, 'Rest.');
    });
    await user.type(field, ' 3 days');
    await user.click(send());
    expect(await screen.findByText('The assistant is reading...')).toBeTruthy();
    expect(send().getAttribute('aria-disabled')).toBe('true');
    await user.click(send());
    await user.type(field, '{Enter}');
    await act(async () => resolve());
    expect(await screen.findByText('Rest.')).toBeTruthy();
    expect(send().getAttribute('aria-disabled')).toBeNull();
    expect(api.requests(saveComplaint).map(({ body }) => body.complaint)).toEqual(['Fever 3 days']);
    expect(api.requests(generateSuggestion).map(({ body }) => body.query)).toEqual([
      'Fever 3 days',
    ]);
  });

  it('requires a text, and sends no unsaved text', async () => {
    const { api, user, field } = await openRecord([]);
    await user.clear(field);
    await user.click(send());
    expect(await screen.findByText('Input is empty.')).toBeTruthy();
    api.on(saveComplaint, fail(403, 'Not allowed here.'));
    await user.type(field, 'Cough');
    await user.click(send());
    expect(await screen.findByText('Save error: Not allowed here.')).toBeTruthy();
    expect(api.requests(generateSuggestion)).toEqual([]);
  });

  it('is beside the links to the patient’s lab reports and to the inventory', async () => {
    const { visit } = await openRecord([]);
    const target = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
    expect(target('Lab reports')).toBe(`/patient/${visit.patient_id}/lab-reports`);
    expect(target('Inventory')).toBe('/inventory');
    await expectAccessible();
  });
});

describe('an answer', () => {
  it('is copied, and printed after 250 ms', async () => {
    holdTime();
    const print = vi.fn();
    vi.stubGlobal('print', print);
    const { user, field } = await openRecord(['Rest and **fluids**.']);
    await user.type(field, '{Enter}');
    const answer = within(await screen.findByRole('region', { name: 'Answer to: Fever' }));
    await user.click(answer.getByRole('button', { name: 'Copy' }));
    expect(await screen.findByText('Answer copied.')).toBeTruthy();
    expect(await navigator.clipboard.readText()).toBe('Rest and **fluids**.');
    await user.click(answer.getByRole('button', { name: 'Print' }));
    const paper = await screen.findByRole('article', { name: 'Assistant’s answer' });
    await pass(250);
    expect(print).toHaveBeenCalledOnce();
    await waitFor(() => expect(paper.textContent).toContain('Rest and fluids.'));
    expect(paper.textContent).toMatch(/\(patient no\. \d+\)/);
  });

  it('is shown even when it could not be stored with the patient', async () => {
    const { api, user, field } = await openRecord(['Rest.']);
    api.on(updatePatient, fail(500, 'Broken.'));
    await user.type(field, '{Enter}');
    expect(await screen.findByText('AI Response Save Error: Broken.')).toBeTruthy();
    expect(screen.getByText('Rest.')).toBeTruthy();
    expect(api.requests(updatePatient)[0]?.body).toEqual({ ai_response: 'Rest.' });
  });
});

describe('dictation', () => {
  class Recognizer {
    static last: Recognizer;
    lang = '';
    continuous = false;
    onerror: ((event: { error: string }) => void) | null = null;
    onend: (() => void) | null = null;
    constructor() {
      Recognizer.last = this;
    }
    start(): void {}
    stop(): void {}
    abort(): void {}
  }
  const speak = () => screen.getByRole('button', { name: 'Speak' });

  it('requires a browser with speech recognition', async () => {
    const { user } = await openRecord([]);
    await user.click(speak());
    const words = 'Speech recognition not supported in this browser.';
    expect(await screen.findByText(words)).toBeTruthy();
    expect(screen.getByText(/Open this page in Chrome or Edge/)).toBeTruthy();
  });

  it('is en-US and continuous, and shows errors', async () => {
    vi.stubGlobal('SpeechRecognition', Recognizer);
    const { user } = await openRecord([]);
    vi.stubGlobal('isSecureContext', false);
    await user.click(speak());
    expect([Recognizer.last.lang, Recognizer.last.continuous]).toEqual(['en-US', true]);
    act(() => {
      Recognizer.last.onerror?.({ error: 'not-allowed' });
      Recognizer.last.onend?.();
    });
    const https = 'Browsers give the microphone only to addresses that begin with https://.';
    expect(await screen.findByText(`Speech error: not-allowed ${https}`)).toBeTruthy();
    vi.spyOn(Recognizer.prototype, 'start').mockImplementation(() => {
      throw new Error('InvalidStateError');
    });
    await user.click(speak());
    expect(await screen.findByText('Could not start recognition.')).toBeTruthy();
    expect(speak().getAttribute('aria-pressed')).toBe('false');
  });
});
